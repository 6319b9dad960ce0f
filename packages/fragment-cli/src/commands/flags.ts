import { setFlagsSchema } from '@forecourt/contracts/registry-api';
import { reasonsOf } from '@forecourt/service';
import { CommandError, exitCodes } from '../command-error';
import { flagsChangedText, flagsViewText } from '../layout-texts';
import { Misuse } from '../line';
import type { Row } from '../row';
import { type BrandChoice, brandOf, brandOption, whyOption } from '../values';

const words: Readonly<Record<string, boolean | null>> = { on: true, off: false, own: null };

interface Input {
  action: 'show' | 'set' | 'rollback';
  brand: BrandChoice;
  /** Flags of `set`. */
  values: Readonly<Record<string, boolean | null>>;
  why: string | undefined;
}

export const flags: Row<Input> = {
  usage: 'flags show | set <flag>=on|off|own… | rollback [--brand <brand>] [--why <reason>]',
  options: { ...brandOption, ...whyOption },
  does: "Shows a brand's flags; sets some on, off, or to the brand's own value; rolls back one change.",
  parse: (line) => {
    const [action = 'show', ...others] = line.arguments;
    const [brand, why] = [brandOf(line.text('brand')), line.text('why')];
    if (action === 'set') return { action, brand, values: valuesOf(others), why };
    if (action !== 'show' && action !== 'rollback')
      throw new Misuse(`flags does not know "${action}": take one of show, set, rollback.`);
    if (others.length > 0) throw new Misuse(`flags ${action} takes no further argument.`);
    return { action, brand, values: {}, why };
  },
  async run({ action, brand, values, why }, { connect }) {
    const client = await connect();
    if (action === 'rollback') return flagsChangedText(await client.rollbackFlags(brand, { why }));
    if (action === 'show') {
      const brands = brand === '*' ? await client.brands() : [brand];
      return flagsViewText(await Promise.all(brands.map((one) => client.flags(one))));
    }
    const wanted = setFlagsSchema.safeParse({ values, why });
    if (!wanted.success) throw new CommandError(`${reasonsOf(wanted.error).join('; ')}.`, exitCodes.usage);
    return flagsChangedText(await client.setFlags(brand, wanted.data));
  },
};

function valuesOf(given: readonly string[]): Record<string, boolean | null> {
  if (given.length === 0) throw new Misuse('flags set needs at least one flag: write ads=off.');
  return Object.fromEntries(
    given.map((one) => {
      const [flag = '', word = ''] = one.split('=', 2);
      const value = Object.hasOwn(words, word) ? words[word] : undefined;
      if (flag === '' || value === undefined)
        throw new Misuse(`"${one}" does not set a flag: write ads=on, ads=off or ads=own.`);
      return [flag, value];
    }),
  );
}
