export { stubDom } from './stubDom.js'
export { departmentItem, sampleDepartments, sampleForest, samplePeople } from './samples.js'
export type { SampleDepartment, SamplePerson } from './samples.js'
