import type { ApplicationStatus } from '../db/schema.js'
import type { ApplicationFields } from '../repositories/customers/ApplicationsRepository.js'

/** An application of somebody who wants to be a customer. */
export interface DemoApplication extends ApplicationFields {
  status: ApplicationStatus
  /** Hours ago. */
  submitted: number
  /** Hours ago; of one that waits there is none. */
  decided?: number
  note?: string
  /** The demo customer that it became. */
  customerId?: string
}

const blank = { shortName: null, reason: null }

/** Two that wait, and one or more in every other state. */
export const demoApplications: readonly DemoApplication[] = [
  {
    ...blank,
    status: 'submitted',
    name: '海岚生物科技有限公司',
    shortName: '海岚生物',
    code: 'hailan',
    industry: '生物医药',
    region: '山东青岛',
    contactName: '邵海宁',
    contactMobile: '13800210011',
    contactEmail: 'shao@hailan.example',
    reason: '约 120 人，希望统一管理账号与审批',
    submitted: 3,
  },
  {
    ...blank,
    status: 'submitted',
    name: '青松养老服务有限公司',
    code: 'qingsong',
    industry: '养老服务',
    region: '浙江绍兴',
    contactName: '毕青松',
    contactMobile: '13800210012',
    contactEmail: 'bi@qingsong.example',
    reason: '三家机构合用一套组织架构',
    submitted: 27,
  },
  {
    ...blank,
    status: 'needs_information',
    name: '飞渡供应链管理有限公司',
    shortName: '飞渡供应链',
    code: 'feidu',
    industry: '交通物流',
    region: '广东深圳',
    contactName: '龙飞渡',
    contactMobile: '13800210013',
    contactEmail: 'long@feidu.example',
    submitted: 76,
    decided: 52,
    note: '请补充营业执照扫描件，并确认管理员手机号',
  },
  {
    ...blank,
    status: 'approved',
    name: '启明软件有限公司',
    shortName: '启明软件',
    code: 'qiming',
    industry: '软件',
    region: '湖北武汉',
    contactName: '程启明',
    contactMobile: '13800210014',
    contactEmail: 'cheng@qiming.example',
    reason: '试用后开通专业版',
    submitted: 121,
    decided: 96,
    customerId: 'qiming',
  },
  {
    ...blank,
    status: 'approved',
    name: '绿洲环保工程有限公司',
    shortName: '绿洲环保',
    code: 'lvzhou',
    industry: '环保',
    region: '新疆乌鲁木齐',
    contactName: '艾绿洲',
    contactMobile: '13800210015',
    contactEmail: 'ai@lvzhou.example',
    submitted: 850,
    decided: 816,
    customerId: 'lvzhou',
  },
  {
    ...blank,
    status: 'rejected',
    name: '速达信息咨询部',
    code: 'suda',
    industry: '咨询',
    region: '河北石家庄',
    contactName: '钱速达',
    contactMobile: '13800210016',
    contactEmail: 'qian@suda.example',
    submitted: 400,
    decided: 380,
    note: '提交的企业名称与统一社会信用代码不一致',
  },
]
