/** Shows one of the states of the page of the favourites, by its name, instead of that it is loading. */
export function showState(state: 'empty' | 'failed' | 'unusable'): void {
  for (const part of document.querySelectorAll<HTMLElement>('[data-state]')) {
    part.hidden = part.dataset.state !== state
  }
}
