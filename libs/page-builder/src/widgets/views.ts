// What shows numbers: one small file in the place of many, so that a page waits for no second request. Charts, things, and what
// shows work and content have files of their own.
export { GaugeView } from './gauge/GaugeView.js'
export { HeatMapView } from './heat-map/HeatMapView.js'
export { ProgressView } from './progress/ProgressView.js'
export { StatisticView } from './statistic/StatisticView.js'
export { TableView } from './table/TableView.js'
