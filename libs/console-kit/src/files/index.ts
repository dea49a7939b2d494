export { sayBytes } from './sayBytes.js'
export { sendFile } from './sendFile.js'
