import { defineLibrary } from '../../tools/vite/lib.mts'

export default defineLibrary(import.meta.dirname, { environment: 'jsdom' })
