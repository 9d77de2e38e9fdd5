/**
 * Lets an element take the focus without scrolling to it. Leaflet focuses its map while the pointer
 * is pressed, which in a frame scrolls the page around it: what was pressed is then no longer below
 * the pointer, and the click is lost.
 */
export function focusStill(element: HTMLElement): void {
  element.focus = (options) =>
    HTMLElement.prototype.focus.call(element, { preventScroll: true, ...options })
}
