// What shows devices and their alarms, in one file: a page of numbers does not fetch it.
export { AlarmListView } from './alarm-list/AlarmListView.js'
export { DeviceAreasView } from './device-areas/DeviceAreasView.js'
export { DeviceListView } from './device-list/DeviceListView.js'
export { LatestValuesView } from './latest-values/LatestValuesView.js'
export { StatusBoardView } from './status-board/StatusBoardView.js'
