import { groupOf, marketTraitNames, marketTraits, modelTraitNames, modelTraits, type Offer } from './offer';

/** The offers of one group as columns of numbers: a million offers are 100 MB. */
export class GroupOffers {
  readonly years: number[] = [];
  readonly miles: number[] = [];
  readonly prices: number[] = [];
  /** Numbers of texts; 0 if unknown. */
  readonly sellers: number[] = [];
  readonly modelCodes: readonly number[][] = modelTraitNames.map(() => []);
  readonly marketCodes: readonly number[][] = marketTraitNames.map(() => []);

  get size(): number {
    return this.years.length;
  }

  add(offer: Offer, texts: Texts): void {
    this.years.push(offer.year);
    this.miles.push(offer.mileage);
    this.prices.push(offer.price);
    this.sellers.push(texts.numberOf(offer.ownerId));
    for (let at = 0; at < modelTraitNames.length; at += 1)
      this.modelCodes[at]!.push(texts.numberOf(modelTraits[modelTraitNames[at]!](offer)));
    for (let at = 0; at < marketTraitNames.length; at += 1)
      this.marketCodes[at]!.push(texts.numberOf(marketTraits[marketTraitNames[at]!](offer)));
  }

  /** Returns all offers but one. */
  without(index: number): GroupOffers {
    const others = new GroupOffers();
    for (const [column, from] of this.columns(others)) {
      for (let at = 0; at < from.length; at += 1) if (at !== index) column.push(from[at]!);
    }
    return others;
  }

  private columns(of: GroupOffers): [number[], number[]][] {
    return [
      ...(['years', 'miles', 'prices', 'sellers'] as const).map((name): [number[], number[]] => [of[name], this[name]]),
      ...(['modelCodes', 'marketCodes'] as const).flatMap((name) =>
        this[name].map((column, at): [number[], number[]] => [of[name][at]!, column]),
      ),
    ];
  }
}

/** Numbers texts from 1; 0 is the unknown one. */
export class Texts {
  private readonly numbers = new Map<string, number>();
  private readonly list: (string | null)[] = [null];

  numberOf(text: string | null): number {
    if (text === null) return 0;
    let number = this.numbers.get(text);
    if (number === undefined) {
      number = this.list.length;
      this.numbers.set(text, number);
      this.list.push(text);
    }
    return number;
  }

  textOf(number: number): string | null {
    return this.list[number] ?? null;
  }
}

/** Offers by group. */
export class Offers {
  readonly texts = new Texts();
  readonly groups = new Map<string, GroupOffers>();

  add(offer: Offer): void {
    const group = groupOf(offer);
    let offers = this.groups.get(group);
    if (offers === undefined) {
      offers = new GroupOffers();
      this.groups.set(group, offers);
    }
    offers.add(offer, this.texts);
  }
}
