/** The text of one object of a JSON document, not parsed yet; null if it is longer than allowed. */
export interface JsonPiece {
  /** Line on which it begins. */
  line: number;
  text: string | null;
}

/**
 * Splits a JSON document that arrives in parts into its objects: the elements of an array, the elements of an object's `@graph`,
 * or objects one after the other. Holds one object at a time.
 */
export class JsonSplitter {
  /** Position outside of any object. `rest` is the part of an object after its `@graph`. */
  private outside: 'root' | 'array' | 'graph' | 'rest' = 'root';
  private line = 1;
  /** Number of open brackets in the present object; 0 outside. */
  private depth = 0;
  private inString = false;
  private escaped = false;
  /** The last string directly in the present object. */
  private word = '';
  private start = 1;
  private text = '';
  private broken = false;

  constructor(private readonly maxLength: number) {}

  /** Yields the objects that end in this part. @throws Error if there is anything but an object. */
  push(part: string): JsonPiece[] {
    const pieces: JsonPiece[] = [];
    let from = 0;
    for (let at = 0; at < part.length; at += 1) {
      const character = part[at]!;
      if (character === '\n') this.line += 1;
      if (this.inString) this.passString(character);
      else if (this.depth === 0) {
        if (this.passOutside(character)) from = at;
      } else if (this.passInside(character)) {
        this.keep(part.slice(from, at + 1));
        pieces.push({ line: this.start, text: this.broken ? null : this.text });
      }
    }
    if (this.depth > 0) this.keep(part.slice(from));
    return pieces;
  }

  /** @throws Error if the document is incomplete. */
  end(): void {
    if (this.depth > 0 || this.outside !== 'root') {
      throw new Error(`The JSON document ends too early, in line ${this.line}: something is not closed.`);
    }
  }

  private keep(text: string): void {
    if (this.outside === 'rest' || this.broken) return;
    this.broken = this.text.length + text.length > this.maxLength;
    this.text = this.broken ? '' : this.text + text;
  }

  private passString(character: string): void {
    if (this.escaped) this.escaped = false;
    else if (character === '\\') this.escaped = true;
    else if (character === '"') this.inString = false;
    else if (this.depth === 1 && this.word.length < graphKey.length + 1) this.word += character;
  }

  /** Whether an object begins here. */
  private passOutside(character: string): boolean {
    if (character === '{') {
      this.depth = 1;
      [this.start, this.text, this.word, this.broken] = [this.line, '', '', false];
      return true;
    }
    if (character === '[' && this.outside === 'root') this.outside = 'array';
    else if (character === ']' && this.outside === 'array') this.outside = 'root';
    else if (character === ']' && this.outside === 'graph') [this.outside, this.depth] = ['rest', 1];
    else if (!/[\s,\ufeff]/.test(character)) {
      throw new Error(`The file is not a JSON document of vehicles: line ${this.line} has ${character} for an object.`);
    }
    return false;
  }

  /** Whether the object ends here. */
  private passInside(character: string): boolean {
    if (character === '"') {
      this.inString = true;
      if (this.depth === 1) this.word = '';
    } else if (character === '[' && this.depth === 1 && this.outside === 'root' && this.word === graphKey) {
      [this.outside, this.depth, this.text] = ['graph', 0, ''];
    } else if (character === '{' || character === '[') this.depth += 1;
    else if (character === '}' || character === ']') this.depth -= 1;
    else return false;
    if (this.depth > 0 || this.outside !== 'rest') return this.depth === 0 && (character === '}' || character === ']');
    this.outside = 'root';
    return false;
  }
}

const graphKey = '@graph';
