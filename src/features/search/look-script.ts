/** Where the browser stores how lists are looked at: `grid` or `list`. */
export const LOOK_KEY = 'list-look'

/**
 * How the address ends that leads to cards side by side: it has no `view`, so that nothing else in it tells
 * that they were chosen. No server sees it, and a list has one address.
 */
export const GRID_HASH = '#grid'

/**
 * Stands first inside the list's element and leads who likes rows to the address that has them,
 * before anything is painted and without an entry in the history. Who chose cards side by side, in whatever
 * tab and however early, likes those from then on. One text, so that a policy can name it by its hash.
 */
export const LOOK_SCRIPT = `try{const l=location;l.hash=='${GRID_HASH}'?(history.replaceState(null,'',l.pathname+l.search),localStorage.setItem('${LOOK_KEY}','grid')):localStorage.getItem('${LOOK_KEY}')=='list'&&l.replace(document.currentScript.parentNode.dataset.rows+l.hash)}catch{}`
