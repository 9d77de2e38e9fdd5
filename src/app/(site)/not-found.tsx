// See ../not-found.tsx.
export { default } from '../global-not-found'
