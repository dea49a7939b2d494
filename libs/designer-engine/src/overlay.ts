export { applyOverlay } from './overlay/applyOverlay.js'
export { overlayOf, placeFields } from './overlay/overlayOf.js'
export { brokenZones, zoneMarkOf, zoneProperty, zonesOf } from './overlay/zones.js'
export type {
  AppliedOverlay,
  OverlayChange,
  PagePlace,
  RefusedChange,
  Zone,
} from './overlay/types.js'
