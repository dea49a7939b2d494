// A chunk of its own: whoever signs in never needs it.
export { CustomerApplyRoute } from './apply/CustomerApplyRoute.js'
