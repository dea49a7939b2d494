export {
  buttonFixture,
  createTestSession,
  menuFixture,
  systemDataFixture,
  tenantFixture,
  tenantInfoFixture,
  userFixture,
} from './fixtures.js'
export { MemoryArea, memoryAreas, MemoryCookies } from './memoryAreas.js'
