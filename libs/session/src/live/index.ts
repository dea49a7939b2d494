export { openLiveStream } from './openLiveStream.js'
export type {
  LiveEnvironment,
  LiveEvent,
  LivePlace,
  LiveStreamHandle,
  LiveStreamOptions,
} from './openLiveStream.js'
