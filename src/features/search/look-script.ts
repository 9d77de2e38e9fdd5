/** Where the browser stores how lists are looked at: `grid` or `list`. */
export const LOOK_KEY = 'list-look'

/**
 * Stands first inside the list's element and leads who likes rows to the address that has them,
 * before anything is painted and without an entry in the history. One text, so that a policy can
 * name it by its hash.
 */
export const LOOK_SCRIPT = `try{localStorage.getItem('${LOOK_KEY}')=='list'&&location.replace(document.currentScript.parentNode.dataset.rows+location.hash)}catch{}`
