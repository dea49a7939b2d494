import { Customer, logHead } from '../logs/logCells.js'
import type { Scope } from '../sources/source.js'
import { CustomerFilter } from './CustomerFilter.js'

/** The scope of screens over all customers: a column that names the customer, and a filter. @public */
export const customerScope: Scope = {
  column: {
    id: 'customerName',
    header: logHead('customerName'),
    minWidth: 130,
    cell: (line) => <Customer {...line} />,
  },
  Filter: CustomerFilter,
}
