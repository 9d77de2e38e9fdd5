// Without one here and one in (site), Next sends its own page along with each of ours, twice.
export { default } from './global-not-found'
