/** Where the browser stores how lists are looked at: `grid` or `list`. */
export const LOOK_KEY = 'list-look'

/**
 * Stands first inside the list's element and gives it the remembered look before anything is
 * painted. One text, so that a policy can name it by its hash.
 */
export const LOOK_SCRIPT = `try{localStorage.getItem('${LOOK_KEY}')=='list'&&(document.currentScript.parentNode.dataset.look='list')}catch{}`
