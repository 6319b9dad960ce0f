/** Largest difference of the two `<main>` lengths, as a share: ids and a few attributes of slots. */
const mainTolerance = 0.03;
/** The same for the whole HTML without its scripts, because the shell's page has its data in files: it has the header's slots besides. */
const pageTolerance = 0.13;

/**
 * Compares the pages of two servers: the same elements in the same order inside `<main>`, and about as much HTML. Preloads do not count
 * as elements, because React moves them into the head if it renders it.
 * @returns the differences; empty if there are none
 */
export function pageDifferences(a: string, b: string): string[] {
  const [mainOfA, mainOfB] = [mainOf(a), mainOf(b)];
  if (mainOfA === '' || mainOfB === '') return ['a page has no <main>'];
  const [tagsOfA, tagsOfB] = [tagsIn(mainOfA), tagsIn(mainOfB)];
  const differences: string[] = [];
  const first = tagsOfA.findIndex((tag, index) => tag !== tagsOfB[index]);
  if (first !== -1) differences.push(`tag ${first + 1} of <main> is <${tagsOfA[first]}>, and <${tagsOfB[first]}>`);
  else if (tagsOfA.length !== tagsOfB.length) {
    differences.push(`<main> has ${tagsOfA.length} tags, and ${tagsOfB.length}`);
  }
  return [
    ...differences,
    ...lengthDifference('<main>', mainOfA, mainOfB, mainTolerance),
    ...lengthDifference('the page', withoutScripts(a), withoutScripts(b), pageTolerance),
  ];
}

function lengthDifference(what: string, a: string, b: string, tolerance: number): string[] {
  const differ = Math.abs(a.length / b.length - 1) > tolerance;
  return differ ? [`${what} is ${a.length} characters long, and ${b.length}`] : [];
}

function withoutScripts(html: string): string {
  return html.replace(/<script\b[\s\S]*?<\/script>/g, '');
}

function mainOf(html: string): string {
  return /<main\b[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
}

function tagsIn(html: string): string[] {
  return [...html.matchAll(/<(\/?[a-z][a-z0-9]*)/g)].map((match) => match[1]!).filter((tag) => tag !== 'link');
}
