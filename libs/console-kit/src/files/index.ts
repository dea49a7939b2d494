export { sayBytes } from './sayBytes.js'
export { sendFile } from './sendFile.js'
export { useServerExport } from './useServerExport.js'
export type { ExportTexts, ServerExport, WantedFile } from './useServerExport.js'
