export { nothingHere as GET } from '../../nothing-here'
