/** Writes a nested slot's HTML in its place, and the attributes that say what stands there on its element. */
export function fillSlot(html: string, marker: string, attributes: string, content: string): string {
  const at = html.indexOf(`>${marker}`);
  return at === -1 ? html : `${html.slice(0, at)} ${attributes}>${content}${html.slice(at + 1 + marker.length)}`;
}
