export { CustomerFilter } from './CustomerFilter.js'
export type { CustomerFilterProps } from './CustomerFilter.js'
export { CustomersField } from './CustomersField.js'
export type { CustomersFieldProps } from './CustomersField.js'
