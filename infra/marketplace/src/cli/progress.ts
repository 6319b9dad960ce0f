/** Shows the progress of a long task: in a terminal one line that changes, elsewhere a line every ten percent. */
export class Progress {
  private last = -1;

  constructor(private readonly out: NodeJS.WriteStream = process.stderr) {}

  /** @param share 0..1 */
  show(share: number, text: string): void {
    const percent = Math.floor(Math.min(1, share) * 100);
    const step = this.out.isTTY ? percent : Math.floor(percent / 10) * 10;
    if (step <= this.last) return;
    this.last = step;
    const line = `${String(percent).padStart(3)} %  ${text}`;
    this.out.write(this.out.isTTY ? `\r\u001b[K${line}` : `${line}\n`);
  }

  end(): void {
    if (this.out.isTTY && this.last >= 0) this.out.write('\n');
  }
}
