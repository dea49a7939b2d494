export {
  FixtureTranslationProvider,
  useFixtureTranslation,
  useTestApi,
} from './FixtureTranslationProvider.js'
export { FormStage } from './FormStage.js'
export type { FormStageProps } from './FormStage.js'
export { FakeShellPort } from './FakeShellPort.js'
export { SubmittedForm } from './SubmittedForm.js'
export { stubDom } from './stubDom.js'
export { departmentItem, sampleDepartments, sampleForest, samplePeople } from './samples.js'
export type { SampleDepartment, SamplePerson } from './samples.js'
export { createFixtureTranslation } from './translateFixtures.js'
export type { FixtureTranslation, FixtureWords } from './translateFixtures.js'
