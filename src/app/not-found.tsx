export { default } from './global-not-found'
