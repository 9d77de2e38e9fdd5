// @ts-check
/**
 * Loaded in the thread from which tsx answers imports. Node 20 takes it for finished whenever nothing
 * there is under way: once in some hundred starts an import stayed unanswered, and the process ended
 * with code 13. A timer keeps the thread at work; the process does not wait for it.
 */
setInterval(() => {}, 2 ** 30)
