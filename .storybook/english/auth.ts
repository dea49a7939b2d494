/** What the stories of the sign-in pages show beside the common words. */
export const authWords = {
  '云杉智能装备制造集团有限公司（华东区域总部）':
    'Spruce Smart Equipment Manufacturing Group Co., Ltd. (East China Headquarters)',
  '以工业互联网为底座，连接每一台设备、每一位员工、每一道工序，让制造更简单':
    'Built on the industrial internet, connecting every machine, every employee and every step of production to make manufacturing simple',
  '云杉集团（华东区域总部）统一身份认证平台':
    'Spruce Group Single Sign-On (East China Headquarters)',
  企业统一认证: 'Company SSO',
  小王: 'Xiao Wang',
  报表平台: 'Report Platform',
  '查看您的姓名、登录名和脱敏的联系方式': 'See your name, your login name and your masked contacts',
  查看您能看到的部门和成员: 'See the departments and members that you can see',
  请输入账号: 'Please enter your account',
  请输入密码: 'Please enter your password',
  请输入验证码: 'Please enter the captcha',
  '您未登录或登录已过期，请登录后重试':
    'You are not signed in, or your session has expired. Please sign in and try again',
  验证码错误或已失效: 'The code is wrong or no longer valid',
  '授权无效或已失效，请返回登录页重新登录':
    'The authorisation is wrong or no longer valid. Sign in again',
  该账号已绑定其他微信: 'This account is linked to another WeChat account',
  该账号已被使用: 'This account is already in use',
  '138****5678 已绑定账号，请登录后接受邀请。':
    '138****5678 belongs to an account already. Sign in to accept the invitation.',
  申请说明: 'What it is for',
  '使用场景、预计人数等': 'How you will use it, how many people',
  提供的资料与工商登记不符: 'The details do not match the business registration',
  请补充营业执照编号: 'Please add the number of the business licence',
  找回密码: 'Reset your password',
  '向绑定的手机号或邮箱发送验证码。': 'A code goes to the phone or email of your account.',
  手机号或邮箱: 'Phone or email',
  返回登录: 'Back to sign-in',
  提交: 'Submit',
}
