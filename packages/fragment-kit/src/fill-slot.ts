/** Returns HTML with a nested slot's HTML in place of its marker, and the attributes on the slot's element. */
export function fillSlot(html: string, marker: string, attributes: string, content: string): string {
  const at = html.indexOf(`>${marker}`);
  return at === -1 ? html : `${html.slice(0, at)} ${attributes}>${content}${html.slice(at + 1 + marker.length)}`;
}
