export { sendFile } from './sendFile.js'
