export { createTestAuth } from './authEnvironment.js'
