// What shows numbers and things: one small file in the place of many, so that a page waits for no second request. Charts and what
// shows work and content have files of their own.
export { DeviceAreasView } from './device-areas/DeviceAreasView.js'
export { DeviceListView } from './device-list/DeviceListView.js'
export { GaugeView } from './gauge/GaugeView.js'
export { HeatMapView } from './heat-map/HeatMapView.js'
export { LatestValuesView } from './latest-values/LatestValuesView.js'
export { ProgressView } from './progress/ProgressView.js'
export { StatisticView } from './statistic/StatisticView.js'
export { StatusBoardView } from './status-board/StatusBoardView.js'
export { TableView } from './table/TableView.js'
