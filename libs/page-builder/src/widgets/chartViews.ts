// What draws charts, in a file of its own: a page without charts does not fetch it.
export { ChartView } from './chart/ChartView.js'
export { PieView } from './pie/PieView.js'
export { ScatterView } from './scatter/ScatterView.js'
