/** The generator's facts of a state: a telephone area code, the price level relative to the nation, and snow. */
export interface StateFacts {
  area: string;
  price: number;
  /** From 0, never, to 1: how often buyers choose all-wheel drive if it is offered. */
  snow: number;
}

const rows = `
AL 205 .97 .15  AK 907 1.08 .9   AZ 602 1.0 .25   AR 501 .97 .25  CA 213 1.04 .3   CO 303 1.02 .8
CT 203 1.0 .75  DE 302 .99 .5    DC 202 1.02 .5   FL 305 .98 .1   GA 404 .98 .15   HI 808 1.09 .2
ID 208 1.02 .8  IL 312 .99 .6    IN 317 .97 .55   IA 515 .97 .65  KS 316 .97 .5    KY 502 .97 .45
LA 504 .98 .15  ME 207 1.0 .85   MD 410 1.0 .5    MA 617 1.01 .75 MI 313 .97 .65   MN 612 .99 .75
MS 601 .97 .15  MO 314 .97 .5    MT 406 1.03 .85  NE 402 .98 .6   NV 702 1.01 .35  NH 603 1.0 .85
NJ 201 1.0 .6   NM 505 1.01 .5   NY 212 1.01 .7   NC 704 .98 .3   ND 701 1.0 .8    OH 614 .97 .55
OK 405 .98 .3   OR 503 1.02 .65  PA 215 .98 .65   RI 401 1.0 .7   SC 803 .98 .2    SD 605 1.0 .8
TN 615 .98 .3   TX 214 .99 .2    UT 801 1.01 .75  VT 802 1.01 .95 VA 804 .99 .4    WA 206 1.03 .65
WV 304 .98 .7   WI 414 .98 .7    WY 307 1.03 .85
`;

/** Facts of the fifty states and the District of Columbia, by their two letters. */
export const states: ReadonlyMap<string, StateFacts> = new Map(
  [...rows.matchAll(/([A-Z]{2}) (\d{3}) +([\d.]+) +([\d.]+)/g)].map(([, code, area, price, snow]) => [
    code!,
    { area: area!, price: Number(price), snow: Number(snow) },
  ]),
);
