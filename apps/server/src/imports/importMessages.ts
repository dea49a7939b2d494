import type { Language } from '@spruce/validators/i18n'
import type { ImportField, ImportKind, ImportOutcome, ImportReason } from '../db/schema.js'

interface ImportMessages {
  fields: Record<ImportField, string>
  /** Why a row or a cell cannot be taken. */
  reasons: Record<string, (detail: string) => string>
  /** Why a job as a whole failed. */
  problems: Record<string, string | ((detail: string) => string)>
  unknown: string
  outcomes: Record<ImportOutcome, string>
  column(letter: string, name: string): string
  templates: Record<ImportKind, TemplateMessages>
  failures: { file: string; sheet: string; row: string; reason: string }
}

interface TemplateMessages {
  file: string
  sheet: string
  notesSheet: string
  notesHead: readonly [string, string]
  /** One for each field, in their order. */
  sample: readonly string[]
  notes: readonly (readonly [string, string])[]
}

/** Marks the line of the template that shows how it is done; such a line is not imported. */
export const sampleMarks = ['（示例，导入时忽略）', '(sample, not imported)'] as const

export const importMessages: Record<Language, ImportMessages> = {
  'zh-CN': {
    fields: {
      nickName: '姓名',
      loginName: '登录名',
      employeeCode: '工号',
      mobile: '手机号',
      email: '邮箱',
      departments: '部门',
      roles: '角色',
      name: '名称',
      code: '编码',
      parent: '上级部门',
      sort: '排序',
      head: '负责人',
      description: '描述',
      area: '区域',
      type: '类型',
      model: '型号',
    },
    reasons: {
      REQUIRED: () => '必填',
      FORMAT: (detail) => `格式不正确：${detail}`,
      FORMULA: () => '单元格是公式，请粘贴为数值',
      CELL_ERROR: (detail) => `单元格是错误值 ${detail}`,
      CELL_DATE: (detail) =>
        `单元格是日期 ${detail}，原本填写的内容已丢失，请将该列设为文本后重新填写`,
      CELL_BOOLEAN: (detail) => `单元格是逻辑值 ${detail}，请将该列设为文本后重新填写`,
      CELL_NUMBER: (detail) =>
        `单元格存储的数值 ${detail} 与显示的内容不同，请将该列设为文本后重新填写`,
      CELL_LONG: () => '单元格超过500个字符',
      MERGED: () => '单元格已合并，请取消合并并逐行填写',
      SCIENTIFIC: (detail) => `${detail} 是科学计数法，部分数字已丢失，请将该列设为文本后重新填写`,
      TOO_MANY: () => '填写的项目过多',
      NO_IDENTITY: () => '登录名、工号、手机号、邮箱至少填写一项',
      REPEATED: (detail) => `与第 ${detail} 行重复`,
      TAKEN: (detail) => `${detail} 已被其他账号使用；若是同一人，请改用邀请`,
      TWO_PEOPLE: () => '各项信息分别属于不同的成员',
      NOT_YOURS: () => '该成员不在您的数据范围内',
      NO_EDIT: () => '您无权修改该成员',
      ADMIN_ONLY: () => '只有管理员可以这样修改管理员',
      ROLES_NO_RIGHT: () => '您无权分配或收回该成员的角色',
      LOGIN_FIXED: (detail) => `登录名不能修改，该成员的登录名是 ${detail}`,
      DEPARTMENT_UNKNOWN: (detail) => `部门不存在：${detail}`,
      DEPARTMENT_NAME: (detail) => `部门名称不能超过50个字符：${detail}`,
      DEPARTMENT_DEEP: (detail) => `部门层级不能超过20级：${detail}`,
      DEPARTMENT_NO_RIGHT: (detail) => `您无权将成员放入或新建该部门：${detail}`,
      ROLE_UNKNOWN: (detail) => `角色不存在或已停用：${detail}`,
      ROLE_NO_RIGHT: (detail) => `您无权分配该角色：${detail}`,
      GONE: () => '引用的数据已被删除，请重新检查',
      MEMBER_LIMIT: () => '成员数已达套餐上限，请联系平台运营方',
      CHANGED_SINCE: () => '导入后已被他人修改，未撤销',
      SIGNED_IN: () => '该成员已登录过，未撤销',
      IS_HEAD: () => '该成员已是部门负责人，未撤销',
      NAME_TAKEN: (detail) => `同一上级下已有部门“${detail}”，编码不同`,
      PARENT_UNKNOWN: (detail) => `上级部门不存在：${detail}`,
      PARENT_FAILED: (detail) => `上级部门在第 ${detail} 行，该行有误`,
      PARENT_BELOW: () => '不能移动到自己或下级部门中',
      HEAD_UNKNOWN: (detail) => `没有这样的成员：${detail}`,
      DEPARTMENTS_NO_RIGHT: () => '您无权新增或编辑部门',
      DEPARTMENT_CHANGED: () => '该部门刚被他人修改，请重新检查',
      DEPARTMENT_TAKEN: () => '名称或编码已被其他部门使用',
      DEPARTMENT_IN_USE: () => '部门已有成员、下级部门或被修改，未撤销',
      AREA_UNKNOWN: (detail) => `区域不存在：${detail}`,
      AREA_SEVERAL: (detail) => `有多个区域叫“${detail}”，请填写从根区域开始的路径`,
      TYPE_UNKNOWN: (detail) => `设备类型不存在：${detail}`,
      TYPE_SEVERAL: (detail) => `有多个设备类型叫“${detail}”，请填写类型编码`,
      DEVICES_NO_RIGHT: () => '您无权新增或编辑设备',
      DEVICE_CHANGED: () => '该设备刚被他人修改，请重新检查',
      DEVICE_TAKEN: () => '编码已被其他设备使用',
      DEVICE_IN_USE: () => '设备已上报数据、有报警或令牌，或已被修改，未撤销',
      TOO_MANY_POINTS: () => '更换类型后测点超过200个',
      IN_USE: () => '原有信息已被占用或已删除，未撤销',
    },
    problems: {
      BROKEN: '文件已损坏或格式不正确，无法读取',
      BOMB: '文件解压后过大，已拒绝',
      DOCTYPE: '文件含有不允许的内容，已拒绝',
      ENCODING: '无法识别文件编码，请另存为 UTF-8、UTF-16 或 GB18030',
      QUOTE: (line) => `从文本第 ${line} 行开始的引号没有结束，请检查该行`,
      ENCRYPTED: '文件设有打开密码，请取消密码后重新上传',
      SEVERAL_SHEETS: (names) =>
        `有多个工作表可能是名单：${names}。请合并到一个工作表，或隐藏其余工作表`,
      TOO_MANY_ROWS: '一次最多导入 50,000 行，请拆分文件',
      TOO_MANY_COLUMNS: '文件超过 100 列，请删除多余的列',
      TOO_MANY_MERGED: '文件中合并的单元格过多，请取消合并',
      NO_SHEET: '文件中没有可读取的工作表',
      EMPTY: '文件中没有数据',
      FILE_GONE: '上传的文件已不存在，请重新上传',
      NO_RIGHT: '您已没有导入的权限',
      LAST_ADMIN: '企业至少需要保留一名管理员',
      INTERNAL: '服务器异常，请稍后再试',
    },
    unknown: '无法处理',
    outcomes: {
      pending: '待检查',
      new: '将新增',
      change: '将修改',
      same: '无变化',
      failed: '失败',
      created: '已新增',
      changed: '已修改',
      undone: '已撤销',
      left: '未撤销',
    },
    column: (letter, name) => `${letter}列${name === '' ? '' : `“${name}”`}`,
    templates: {
      people: {
        file: '成员导入模板',
        sheet: '成员',
        notesSheet: '填写说明',
        notesHead: ['列', '说明'],
        sample: [
          `张三${sampleMarks[0]}`,
          'zhang_san',
          'YS0001',
          '13812345678',
          'zhang.san@example.cn',
          '总公司/研发中心',
          '',
        ],
        notes: [
          ['姓名', '必填，最多50个字符'],
          [
            '登录名',
            '字母、数字、下划线，最多50个字符；不填则由系统生成；已有成员的登录名不能修改',
          ],
          ['工号', '字母、数字、下划线、短横线，最多50个字符，企业内唯一'],
          ['手机号', '11位手机号；请保持文本格式'],
          ['邮箱', '新成员用手机号或邮箱获取验证码登录并设置密码；导入不产生初始密码'],
          [
            '部门',
            '新成员必填。部门编码，或从根部门开始的路径，如 总公司/研发中心；多个部门用分号分隔，第一个为主部门',
          ],
          ['角色', '角色名称，多个用分号分隔；导入只增加角色，不会取消已有角色'],
          ['已有成员', '按登录名、工号、手机号、邮箱识别；空单元格保持原值，填写的部门替换原部门'],
          ['数量', '一次最多 50,000 行；示例行会被忽略'],
        ],
      },
      departments: {
        file: '部门导入模板',
        sheet: '部门',
        notesSheet: '填写说明',
        notesHead: ['列', '说明'],
        sample: [`研发中心${sampleMarks[0]}`, 'RD', '总公司', '1', 'YS0001', ''],
        notes: [
          ['名称', '必填，最多50个字符，同一上级下不重复'],
          ['编码', '字母、数字、下划线、短横线，最多50个字符，企业内唯一'],
          [
            '上级部门',
            '上级部门的编码，或从根部门开始的路径，如 总公司/研发中心；可以是本表中的部门；不填为一级部门',
          ],
          ['排序', '0 至 1,000,000 的整数；不填则排在最后'],
          ['负责人', '成员的工号、登录名、手机号或邮箱'],
          ['描述', '最多500个字符'],
          [
            '已有部门',
            '按编码识别，没有编码时按上级和名称识别；空单元格保持原值，填写的上级会移动部门',
          ],
          ['数量', '一次最多 50,000 行；示例行会被忽略'],
        ],
      },
      devices: {
        file: '设备导入模板',
        sheet: '设备',
        notesSheet: '填写说明',
        notesHead: ['列', '说明'],
        sample: [
          'PRESS-01',
          `一号冲压机${sampleMarks[0]}`,
          '苏州工厂/冲压车间',
          'PRESS',
          'JH21-160',
          '',
        ],
        notes: [
          ['编码', '必填，即设备编号：字母、数字和 _ . : -，最多50个字符，企业内唯一'],
          ['名称', '新设备必填，最多50个字符'],
          [
            '区域',
            '新设备必填。从根区域开始的路径，如 苏州工厂/冲压车间；名称不重复时可以只填名称',
          ],
          ['类型', '设备类型的编码，或不重复的名称；设备将得到该类型的测点'],
          ['型号', '最多50个字符'],
          ['描述', '最多200个字符'],
          ['已有设备', '按编码识别；空单元格保持原值，填写的区域会移动设备'],
          ['数量', '一次最多 50,000 行；示例行会被忽略'],
        ],
      },
    },
    failures: { file: '导入失败明细', sheet: '失败明细', row: '行号', reason: '失败原因' },
  },
  'en-US': {
    fields: {
      nickName: 'Name',
      loginName: 'Login name',
      employeeCode: 'Employee code',
      mobile: 'Mobile',
      email: 'Email',
      departments: 'Department',
      roles: 'Role',
      name: 'Name',
      code: 'Code',
      parent: 'Parent',
      sort: 'Order',
      head: 'Head',
      description: 'Description',
      area: 'Area',
      type: 'Type',
      model: 'Model',
    },
    reasons: {
      REQUIRED: () => 'Required',
      FORMAT: (detail) => `Wrong format: ${detail}`,
      FORMULA: () => 'The cell is a formula. Paste its value',
      CELL_ERROR: (detail) => `The cell holds the error ${detail}`,
      CELL_DATE: (detail) =>
        `The cell holds the date ${detail}, not what was typed. Make the column a text and fill it in again`,
      CELL_BOOLEAN: (detail) =>
        `The cell holds the logical value ${detail}. Make the column a text and fill it in again`,
      CELL_NUMBER: (detail) =>
        `The cell holds the number ${detail} and shows something else. Make the column a text and fill it in again`,
      CELL_LONG: () => 'The cell has more than 500 characters',
      MERGED: () => 'The cell is merged. Unmerge it and fill in each row',
      SCIENTIFIC: (detail) =>
        `${detail} has lost digits. Make the column a text and fill it in again`,
      TOO_MANY: () => 'Too many in one cell',
      NO_IDENTITY: () => 'Give a login name, employee code, mobile or email',
      REPEATED: (detail) => `The same as row ${detail}`,
      TAKEN: (detail) =>
        `${detail} is used by another account. If it is the same person, invite them`,
      TWO_PEOPLE: () => 'The values belong to different members',
      NOT_YOURS: () => 'This member is outside of what you may see',
      NO_EDIT: () => 'You may not edit this member',
      ADMIN_ONLY: () => 'Only an administrator may do that to an administrator',
      ROLES_NO_RIGHT: () => "You may not give or take this member's roles",
      LOGIN_FIXED: (detail) => `Login names cannot change. This member's is ${detail}`,
      DEPARTMENT_UNKNOWN: (detail) => `No such department: ${detail}`,
      DEPARTMENT_NAME: (detail) => `Names of departments have at most 50 characters: ${detail}`,
      DEPARTMENT_DEEP: (detail) => `Departments go down to 20 levels: ${detail}`,
      DEPARTMENT_NO_RIGHT: (detail) => `You may not put people there, or add it: ${detail}`,
      ROLE_UNKNOWN: (detail) => `No such role, or it is off: ${detail}`,
      ROLE_NO_RIGHT: (detail) => `You may not give this role: ${detail}`,
      GONE: () => 'What this refers to has gone. Check again',
      MEMBER_LIMIT: () => 'The plan allows no more members. Ask the operator of the platform',
      CHANGED_SINCE: () => 'Changed by somebody since the import; left as it is',
      SIGNED_IN: () => 'This member has signed in; left as it is',
      IS_HEAD: () => 'This member heads a department; left as it is',
      NAME_TAKEN: (detail) => `The parent has a department “${detail}” with another code`,
      PARENT_UNKNOWN: (detail) => `No such parent department: ${detail}`,
      PARENT_FAILED: (detail) => `The parent is in row ${detail}, which is wrong`,
      PARENT_BELOW: () => 'A department cannot go below itself',
      HEAD_UNKNOWN: (detail) => `No such member: ${detail}`,
      DEPARTMENTS_NO_RIGHT: () => 'You may not add or edit departments',
      DEPARTMENT_CHANGED: () => 'Somebody has just changed this department. Check again',
      DEPARTMENT_TAKEN: () => 'Another department has the name or code',
      DEPARTMENT_IN_USE: () => 'It has members or departments, or was changed; left as it is',
      AREA_UNKNOWN: (detail) => `No such area: ${detail}`,
      AREA_SEVERAL: (detail) => `Several areas are called “${detail}”. Give the path from the root`,
      TYPE_UNKNOWN: (detail) => `No such device type: ${detail}`,
      TYPE_SEVERAL: (detail) => `Several types are called “${detail}”. Give the code of the type`,
      DEVICES_NO_RIGHT: () => 'You may not add or edit devices',
      DEVICE_CHANGED: () => 'Somebody has just changed this device. Check again',
      DEVICE_TAKEN: () => 'Another device has the code',
      DEVICE_IN_USE: () => 'It has reported, has alarms or a token, or was changed; left as it is',
      TOO_MANY_POINTS: () => 'With this type the device would have more than 200 data points',
      IN_USE: () => 'What was there before is used by another or gone; left as it is',
    },
    problems: {
      BROKEN: 'The file is broken or of another format',
      BOMB: 'The file unpacks to too much and was refused',
      DOCTYPE: 'The file holds what is not allowed and was refused',
      ENCODING: 'The encoding of the file is unknown. Save it as UTF-8, UTF-16 or GB18030',
      QUOTE: (line) =>
        `A quote that begins in line ${line} of the text has no end. Check that line`,
      ENCRYPTED: 'The file has a password. Remove it and upload the file again',
      SEVERAL_SHEETS: (names) =>
        `Several sheets may be the list: ${names}. Put them into one, or hide the others`,
      TOO_MANY_ROWS: 'At most 50,000 rows can be imported at once. Split the file',
      TOO_MANY_COLUMNS: 'The file has more than 100 columns. Remove those not needed',
      TOO_MANY_MERGED: 'The file has too many merged cells. Unmerge them',
      NO_SHEET: 'The file has no sheet that can be read',
      EMPTY: 'The file has no data',
      FILE_GONE: 'The uploaded file has gone. Upload it again',
      NO_RIGHT: 'You may not import any more',
      LAST_ADMIN: 'A company needs at least one administrator',
      INTERNAL: 'Server error. Try again later',
    },
    unknown: 'This cannot be done',
    outcomes: {
      pending: 'Not checked',
      new: 'To be added',
      change: 'To be changed',
      same: 'No change',
      failed: 'Failed',
      created: 'Added',
      changed: 'Changed',
      undone: 'Undone',
      left: 'Not undone',
    },
    column: (letter, name) => `Column ${letter}${name === '' ? '' : ` "${name}"`}`,
    templates: {
      people: {
        file: 'member-import-template',
        sheet: 'Members',
        notesSheet: 'Notes',
        notesHead: ['Column', 'Note'],
        sample: [
          `Zhang San ${sampleMarks[1]}`,
          'zhang_san',
          'YS0001',
          '13812345678',
          'zhang.san@example.cn',
          'Head office/Research',
          '',
        ],
        notes: [
          ['Name', 'Required, at most 50 characters'],
          [
            'Login name',
            'Letters, digits, underscore; made by the product when empty; never changed',
          ],
          ['Employee code', 'Letters, digits, underscore, hyphen; one person each'],
          ['Mobile', '11 digits; keep the column a text'],
          ['Email', 'New members sign in by a code to mobile or email and set a password'],
          [
            'Department',
            'A code, or a path from the root as Head office/Research; several by semicolons',
          ],
          ['Role', 'Names, several by semicolons; an import gives roles and takes none away'],
          [
            'Known members',
            'Found by login name, code, mobile or email; empty cells stay as they are',
          ],
          ['How many', 'At most 50,000 rows; the sample row is left out'],
        ],
      },
      departments: {
        file: 'department-import-template',
        sheet: 'Departments',
        notesSheet: 'Notes',
        notesHead: ['Column', 'Note'],
        sample: [`Research ${sampleMarks[1]}`, 'RD', 'Head office', '1', 'YS0001', ''],
        notes: [
          ['Name', 'Required, at most 50 characters, once below a parent'],
          ['Code', 'Letters, digits, underscore, hyphen; one department each'],
          [
            'Parent',
            'The code of the department above, or its path from the root as Head office/Research; may be in this file; empty: top level',
          ],
          ['Order', 'A whole number from 0 to 1,000,000; empty: last'],
          ['Head', "The member's employee code, login name, mobile or email"],
          ['Description', 'At most 500 characters'],
          [
            'Known departments',
            'Found by code, without one by parent and name; empty cells stay as they are, another parent moves the department',
          ],
          ['How many', 'At most 50,000 rows; the sample row is left out'],
        ],
      },
      devices: {
        file: 'device-import-template',
        sheet: 'Devices',
        notesSheet: 'Notes',
        notesHead: ['Column', 'Note'],
        sample: [
          'PRESS-01',
          `Press 1 ${sampleMarks[1]}`,
          'Suzhou plant/Press shop',
          'PRESS',
          'JH21-160',
          '',
        ],
        notes: [
          ['Code', 'Required; letters, digits and _ . : -, at most 50 characters; one device each'],
          ['Name', 'Required for new devices, at most 50 characters'],
          [
            'Area',
            'Required for new devices. The path from the root as Suzhou plant/Press shop; the name alone where only one area has it',
          ],
          [
            'Type',
            'The code of a device type, or a name that only one has; the device gets the data points of the type',
          ],
          ['Model', 'At most 50 characters'],
          ['Description', 'At most 200 characters'],
          [
            'Known devices',
            'Found by code; empty cells stay as they are, another area moves the device',
          ],
          ['How many', 'At most 50,000 rows; the sample row is left out'],
        ],
      },
    },
    failures: {
      file: 'import-failures',
      sheet: 'Failures',
      row: 'Row',
      reason: 'Reason',
    },
  },
}

/** A for 0. */
export function columnLetter(column: number): string {
  const first = Math.floor(column / 26)
  return (first > 0 ? columnLetter(first - 1) : '') + String.fromCharCode(65 + (column % 26))
}

/** A reason for people: where, and what. */
export function reasonText(
  reason: ImportReason,
  head: readonly string[],
  language: Language,
): { column: string | null; message: string } {
  const texts = importMessages[language]
  const message = texts.reasons[reason.code]?.(reason.detail ?? '') ?? texts.unknown
  if (reason.column !== undefined) {
    const name = head[reason.column] ?? ''
    return { column: texts.column(columnLetter(reason.column), name), message }
  }
  return { column: reason.field === undefined ? null : texts.fields[reason.field], message }
}
