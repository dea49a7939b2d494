export { openLiveStream } from './openLiveStream.js'
export type {
  LiveEnvironment,
  LiveEvent,
  LiveStreamHandle,
  LiveStreamOptions,
} from './openLiveStream.js'
