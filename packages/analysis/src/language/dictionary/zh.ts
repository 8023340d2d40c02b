/** Chinese words for English ones, as customers write them; the usual word first. */
export const zh = `
battery: 电池, 电量, 续航, 蓄电池
charge: 充电, 收费, 费用, 扣费
charger: 充电器, 充电头
charging: 充电, 快充
cable: 数据线, 电缆, 线缆, 充电线
plug: 插头, 插上
socket: 插座, 插孔, 插口
power: 电源, 电力, 功率, 供电, 动力
drain: 耗电, 掉电, 排水, 下水道
empty: 空的, 没电, 空空, 用完
dead: 没电, 坏了, 报废, 死机, 死了
adapter: 适配器, 转接头, 转换器
wire: 电线, 导线, 铁丝
wireless: 无线
screen: 屏幕, 显示屏, 荧幕
display: 显示, 屏幕, 显示屏, 显示器
touchscreen: 触摸屏, 触屏, 触控屏
keyboard: 键盘
button: 按钮, 按键, 纽扣, 扣子
switch: 开关, 切换, 换成, 更换
key: 钥匙, 按键, 密钥, 关键
lock: 锁定, 门锁, 上锁, 锁住
unlock: 解锁, 开锁, 打开
door: 房门, 车门, 大门, 关门, 门锁
window: 窗户, 窗口, 车窗, 窗子
handle: 把手, 手柄, 提手
lid: 盖子, 盖儿
case: 手机壳, 保护壳, 外壳, 盒子, 情况
cover: 保护套, 外壳, 盖子, 封面, 套子
strap: 表带, 带子, 肩带, 背带
band: 表带, 手环, 乐队, 带子
clip: 夹子, 卡扣, 夹扣
hook: 挂钩, 钩子
magnet: 磁铁, 磁吸, 磁性
sensor: 传感器, 感应器, 感应
microphone: 麦克风, 话筒, 麦克
speaker: 扬声器, 音箱, 喇叭, 音响
headphones: 耳机, 头戴式耳机
earphones: 耳机, 耳塞
volume: 音量, 声音大小, 体积
sound: 声音, 音效, 音质, 响声
noise: 噪音, 杂音, 噪声, 吵闹
noisy: 吵, 嘈杂, 吵闹, 噪音大
loud: 大声, 声音大, 响亮, 吵
quiet: 安静, 静音, 小声, 宁静
silent: 静音, 无声, 安静, 没声音
buzz: 嗡嗡, 嗡嗡声, 电流声
beep: 滴滴, 哔哔, 提示音, 嘀嘀
echo: 回声, 回音
static: 静电, 杂音, 电流声, 静态
music: 音乐, 歌曲
voice: 语音, 声音, 嗓音
call: 电话, 通话, 打电话, 呼叫, 来电
phone: 手机, 电话
mobile: 手机, 移动
smartphone: 智能手机, 手机
tablet: 平板, 平板电脑, 药片
laptop: 笔记本电脑, 笔记本, 手提电脑
computer: 电脑, 计算机
printer: 打印机
print: 打印, 印刷, 打出来
scanner: 扫描仪, 扫描器, 扫码枪
scan: 扫描, 扫码, 扫一扫
camera: 相机, 摄像头, 摄像机, 照相机
photo: 照片, 相片, 拍照
picture: 图片, 照片, 画面, 图像
image: 图片, 图像, 影像
video: 视频, 录像, 影片
film: 电影, 影片, 贴膜, 薄膜
recording: 录音, 录像, 录制, 录屏
record: 记录, 录制, 录音, 唱片
replay: 回放, 重播, 重放
stream: 直播, 流媒体, 串流
television: 电视, 电视机
remote: 遥控器, 远程, 遥控
watch: 手表, 观看, 腕表, 收看
wrist: 手腕, 腕部
clock: 时钟, 钟表, 闹钟
alarm: 闹钟, 警报, 报警
timer: 定时器, 计时器, 定时, 倒计时
light: 灯光, 光线, 轻便, 照明, 很轻
lamp: 灯, 台灯, 灯具
bulb: 灯泡
bright: 明亮, 刺眼, 鲜艳, 很亮, 太亮
dark: 黑暗, 昏暗, 暗, 深色
dim: 昏暗, 暗淡, 太暗
color: 颜色, 色彩, 彩色
colour: 颜色, 色彩, 彩色
app: 应用, 软件, APP, 程序
application: 应用, 申请, 应用程序, 软件
software: 软件, 程序
program: 程序, 编程, 软件
website: 网站, 官网, 网页
site: 网站, 站点, 场地, 现场
page: 页面, 网页, 界面, 页
homepage: 首页, 主页
web: 网页, 网络, 网站
browser: 浏览器
internet: 互联网, 网络, 上网, 因特网
online: 在线, 网上, 线上, 联网
offline: 离线, 线下, 断网, 掉线
network: 网络, 网路, 联网
connection: 连接, 网络连接, 联网, 换乘
connect: 连接, 连上, 连不上, 接通
disconnect: 断开, 断线, 掉线, 断连
wifi: WiFi, 无线网, 无线网络, 无线
bluetooth: 蓝牙
signal: 信号, 讯号
server: 服务器
cloud: 云端, 云盘, 云存储, 云服务
sync: 同步
synchronise: 同步
upload: 上传
download: 下载
install: 安装, 装上
uninstall: 卸载, 删除
update: 更新, 升级
upgrade: 升级, 更新
version: 版本, 新版, 旧版
release: 发布, 上线, 推出, 版本
restart: 重启, 重新启动
reboot: 重启, 重新启动
reset: 重置, 重设, 恢复出厂, 复位
crash: 崩溃, 闪退, 死机, 宕机
freeze: 卡死, 死机, 冻结, 卡住, 卡顿
hang: 卡住, 死机, 挂起, 卡死, 悬挂
stuck: 卡住, 卡死, 困住, 卡在
lag: 卡顿, 延迟, 很卡, 太卡, 迟缓
slow: 慢, 缓慢, 太慢, 迟缓
fast: 快速, 很快, 迅速, 太快
quick: 快速, 迅速, 快捷, 很快
speed: 速度, 网速, 车速, 时速
performance: 性能, 表现, 演出, 流畅度
load: 加载, 载入, 装载, 负载
loading: 加载, 载入, 加载中, 读取
wait: 等待, 等候, 等了, 久等, 等很久
waiting: 等待, 等候, 等了, 排队
delay: 延迟, 延误, 耽误, 推迟, 晚点
delayed: 延误, 延迟, 晚点, 推迟
late: 迟到, 晚点, 延误, 太晚, 晚了
early: 提前, 提早, 太早, 早期
error: 错误, 出错, 报错, 误差
bug: 漏洞, bug, 故障, 虫子, 缺陷
fault: 故障, 过错, 缺陷, 毛病, 错误
failure: 失败, 故障, 失效
fail: 失败, 失灵, 不成功, 出故障
broken: 坏了, 损坏, 破损, 断了, 碎了
break: 损坏, 弄坏, 断裂, 打破, 休息
defect: 缺陷, 瑕疵, 次品, 毛病
malfunction: 故障, 失灵, 失常, 出故障
glitch: 小故障, 故障, 小问题, 卡顿
problem: 问题, 毛病, 难题
issue: 问题, 毛病, 事项
trouble: 麻烦, 困扰, 问题, 故障
complaint: 投诉, 抱怨, 不满
complain: 投诉, 抱怨, 吐槽
fix: 修复, 修理, 解决, 修好, 维修
repair: 维修, 修理, 修复, 返修
solve: 解决, 处理好
solution: 解决方案, 解决办法, 办法, 方案
workaround: 变通方法, 临时办法, 替代方案, 权宜之计
support: 支持, 客服, 技术支持, 支撑
help: 帮助, 帮忙, 协助, 帮我
helpdesk: 服务台, 客服, 帮助台, 技术支持
hotline: 热线, 客服电话, 热线电话
assistance: 协助, 帮助, 援助, 辅助
service: 服务, 售后, 业务
customer: 客户, 顾客, 消费者
client: 客户, 客户端, 委托人
user: 用户, 使用者
member: 会员, 成员
guest: 客人, 宾客, 住客, 访客
visitor: 访客, 游客, 参观者, 来访者
passenger: 乘客, 旅客
driver: 司机, 驾驶员, 驱动, 驱动程序, 师傅
rider: 骑手, 骑行者, 骑士, 外卖员
patient: 患者, 病人, 耐心
student: 学生, 学员, 同学
teacher: 老师, 教师
pupil: 小学生, 学生
parent: 家长, 父母
child: 孩子, 儿童, 小孩, 小朋友
kid: 孩子, 小孩, 儿童, 小朋友
baby: 宝宝, 婴儿, 宝贝
family: 家庭, 家人, 家里人, 亲子
friend: 朋友, 好友
colleague: 同事
employee: 员工, 职员, 雇员
staff: 工作人员, 员工, 店员, 职员
team: 团队, 队伍, 小组, 球队
manager: 经理, 主管, 管理者, 店长
boss: 老板, 上司, 领导
owner: 老板, 业主, 车主, 店主, 主人
neighbour: 邻居, 隔壁
dealer: 经销商, 4S店, 代理商
supplier: 供应商, 供货商
vendor: 供应商, 卖家, 商家, 厂商
partner: 合作伙伴, 伙伴, 伴侣, 合伙人
company: 公司, 企业, 厂家
business: 生意, 商务, 业务, 企业
shop: 商店, 店铺, 店家, 购物
store: 商店, 门店, 店铺, 存储
branch: 分店, 分行, 网点, 分公司, 分支
office: 办公室, 办事处, 办公
login: 登录, 登陆, 登入
logout: 退出登录, 登出, 注销
sign: 签名, 签字, 标志, 指示牌, 标识
password: 密码, 口令
username: 用户名, 账号, 昵称
account: 账户, 账号, 帐号, 帐户
profile: 个人资料, 资料, 个人主页, 头像
register: 注册, 登记, 报名
registration: 注册, 登记, 报名, 挂号
verification: 验证, 认证, 核实, 审核
verify: 验证, 核实, 认证, 确认
code: 验证码, 代码, 编码
pin: PIN码, 密码, 大头针
two factor: 双重验证, 两步验证, 二次验证, 双因素
fingerprint: 指纹
face: 人脸, 面部, 脸, 刷脸
security: 安全, 保安, 安保, 安检
secure: 安全, 可靠, 稳固
safe: 安全, 保险箱, 保险柜, 放心
unsafe: 不安全, 危险
danger: 危险, 隐患
dangerous: 危险, 不安全
risk: 风险, 危险, 冒险
hack: 黑客, 盗号, 被黑, 入侵
hacker: 黑客
fraud: 诈骗, 欺诈, 骗子, 欺骗
scam: 骗局, 诈骗, 骗子, 骗人, 坑人
fake: 假货, 假的, 伪造, 冒牌, 山寨
spam: 垃圾邮件, 垃圾短信, 骚扰, 垃圾信息
virus: 病毒, 木马
privacy: 隐私
private: 私人, 私密, 私有, 隐私
personal: 个人, 私人
data: 数据, 流量, 资料
leak: 泄露, 漏水, 泄漏, 漏液, 漏
breach: 泄露, 违反, 违约, 漏洞
delete: 删除, 删掉, 清除
remove: 移除, 删除, 去掉, 拆除, 取下
erase: 擦除, 删除, 抹掉, 清除
restore: 恢复, 还原, 修复
backup: 备份
export: 导出, 出口
import: 导入, 进口
file: 文件, 档案
folder: 文件夹, 目录
document: 文档, 文件, 资料, 证件
form: 表格, 表单, 形式
attachment: 附件
spreadsheet: 电子表格, 表格, Excel*
table: 桌子, 表格, 餐桌
row: 一行, 一排, 行数, 前排
column: 一列, 列数, 专栏, 栏目
report: 报告, 报表, 举报, 上报
chart: 图表, 表格
graph: 图表, 曲线图, 图形
dashboard: 仪表盘, 控制面板, 看板, 仪表板
statistics: 统计, 统计数据
analysis: 分析
filter: 筛选, 过滤, 滤芯, 过滤器, 滤镜
sort: 排序, 分类, 种类
search: 搜索, 查找, 搜寻, 检索, 搜不到
find: 找到, 查找, 寻找, 找不到, 发现
result: 结果, 成绩
list: 列表, 清单, 名单
menu: 菜单, 菜谱, 选单
setting: 设置, 设定
settings: 设置, 设定, 选项
option: 选项, 选择, 选配
preference: 偏好, 喜好, 首选项
feature: 功能, 特点, 特性, 特色
function: 功能, 作用, 函数
tool: 工具
template: 模板, 样板, 模版
field: 字段, 栏位, 领域, 场地, 田地
label: 标签, 标记, 标贴
tag: 标签, 吊牌, 标记
category: 类别, 分类, 种类, 类目
title: 标题, 称号, 头衔
text: 文字, 文本, 短信
font: 字体, 字号
size: 尺寸, 大小, 尺码, 码数
language: 语言, 语种
translation: 翻译, 译文, 汉化
translate: 翻译, 译成
word: 单词, 词语, 文字, 字词
sentence: 句子, 语句
spelling: 拼写, 错别字, 拼写错误
message: 消息, 短信, 信息, 留言
notification: 通知, 提醒, 推送
alert: 提醒, 警报, 警告, 提示
reminder: 提醒, 提示, 催
email: 邮件, 邮箱, 电子邮件, 电邮
mail: 邮件, 邮寄, 信件, 邮政
newsletter: 订阅邮件, 新闻邮件, 简报, 资讯邮件
inbox: 收件箱, 邮箱
chat: 聊天, 在线客服, 对话
comment: 评论, 留言, 意见, 评价
review: 评价, 评论, 点评, 审核, 测评
rating: 评分, 评级, 打分
star: 星级, 好评, 五星, 一星, 星星
feedback: 反馈, 意见, 回馈
survey: 调查, 问卷, 调研
question: 问题, 提问, 疑问
answer: 回答, 答案, 回复, 答复
reply: 回复, 答复, 回信, 回应
response: 回应, 答复, 响应, 反应, 回复
respond: 回应, 回复, 答复, 响应
contact: 联系, 联系人, 联络, 联系方式
ticket: 车票, 门票, 购票, 工单, 罚单
request: 请求, 要求, 申请, 需求
price: 价格, 价钱, 售价, 定价
cost: 费用, 成本, 花费, 价格
expensive: 贵, 昂贵, 太贵, 偏贵
cheap: 便宜, 廉价, 实惠
fee: 费用, 手续费, 收费
surcharge: 附加费, 加价, 额外收费, 加收
discount: 折扣, 优惠, 打折, 减免
coupon: 优惠券, 优惠卷, 折扣券, 代金券
voucher: 代金券, 优惠券, 抵用券, 凭证
promotion: 促销, 活动, 优惠, 推广, 晋升
offer: 优惠, 提供, 报价, 出价
sale: 促销, 打折, 销售, 大减价, 特价
deal: 优惠, 交易, 划算, 特价
free: 免费, 赠送, 自由, 空闲
trial: 试用, 体验, 试用期
subscription: 订阅, 会员, 包月, 续费
subscribe: 订阅, 关注, 开通
unsubscribe: 退订, 取消订阅, 取关
renewal: 续费, 续订, 续期, 续约
renew: 续费, 续订, 续期, 更新
cancel: 取消, 退订, 解约, 撤销
cancellation: 取消, 退订, 退票, 解约
plan: 套餐, 计划, 方案
package: 包裹, 套餐, 套装, 快递
tier: 等级, 档次, 级别, 档位
premium: 高级, 高端, 会员, 保费, 尊享
membership: 会员, 会员资格, 会籍, 会员费
paywall: 付费墙, 付费, 收费内容, 要付费
payment: 付款, 支付, 缴费
pay: 支付, 付款, 付费, 付钱, 工资
paid: 已付款, 付费, 付了, 已支付, 收费
card: 银行卡, 卡片, 刷卡, 信用卡, 会员卡
credit: 信用, 信用卡, 余额, 积分, 额度
debit: 扣款, 借记卡, 扣费, 扣钱
cash: 现金, 提现, 现钞
bank: 银行
transfer: 转账, 转帐, 转移, 汇款, 换乘
invoice: 发票, 账单
bill: 账单, 帐单, 话费, 结账
billing: 账单, 计费, 扣费, 结算
receipt: 收据, 小票, 发票, 凭证
refund: 退款, 退钱, 退费, 退还
reimbursement: 报销, 退款, 赔偿, 补偿
money: 钱, 金钱, 资金
wallet: 钱包, 皮夹
balance: 余额, 平衡, 结余
budget: 预算
tax: 税, 税费, 税款, 个税
VAT: 增值税, 税
currency: 货币, 币种, 汇率
salary: 工资, 薪水, 薪资, 薪酬
wage: 工资, 薪水, 工钱
payroll: 工资单, 薪资, 发工资, 工资发放
payslip: 工资条, 工资单, 薪资单
bonus: 奖金, 红包, 年终奖, 奖励
tip: 小费, 提示, 技巧, 尖端
deposit: 押金, 定金, 存款, 订金, 充值
rent: 租金, 房租, 租, 租赁
insurance: 保险, 理赔, 投保, 保单
loan: 贷款, 借款, 网贷
debt: 债务, 欠款, 欠债, 负债
interest: 利息, 利率, 兴趣
contract: 合同, 合约, 签约
agreement: 协议, 同意, 约定
terms: 条款, 条件, 规定
policy: 政策, 保单, 规定, 方针
rule: 规则, 规定, 规矩
fine: 罚款, 罚金, 还好
penalty: 罚款, 处罚, 违约金, 惩罚
commission: 佣金, 提成, 手续费, 抽成
profit: 利润, 盈利, 收益
revenue: 收入, 营收, 收益
value: 价值, 性价比, 数值, 价格
worth: 值得, 超值, 物超所值, 不值, 价值
overcharged: 多收, 乱收费, 多扣, 多收钱, 宰客
double: 双倍, 重复, 双人, 翻倍
twice: 两次, 两遍, 两倍, 二次
again: 再次, 又, 重新, 再来
wrong: 错误, 不对, 发错, 弄错, 错了
incorrect: 不正确, 错误, 不对
mistake: 错误, 失误, 弄错, 搞错
false: 虚假, 错误, 假的, 误报
true: 真的, 真实, 属实, 正确
correct: 正确, 更正, 纠正, 改正
right: 正确, 右边, 权利, 对的, 合适
accurate: 准确, 精准, 精确
precise: 精确, 精准, 准确
exact: 准确, 确切, 精确
order: 订单, 下单, 订购, 点餐, 顺序
buy: 购买, 买, 买了, 入手
purchase: 购买, 采购, 购物, 买
sell: 出售, 卖, 销售
seller: 卖家, 商家, 店家, 销售员
buyer: 买家, 购买者, 顾客
product: 产品, 商品
item: 商品, 物品, 项目, 东西, 单品
goods: 商品, 货物, 货品, 东西
stock: 库存, 现货, 股票, 存货
inventory: 库存, 存货, 盘点, 清单
available: 有货, 可用, 现货, 有空
unavailable: 无货, 不可用, 缺货, 不能用
out of stock: 缺货, 无货, 断货, 售罄, 没货
basket: 购物篮, 篮子, 购物车, 篮筐
cart: 购物车, 推车, 手推车
checkout: 结账, 结算, 退房, 付款
delivery: 配送, 送货, 快递, 派送, 外卖
deliver: 送达, 送货, 配送, 派送, 投递
shipping: 发货, 运费, 物流, 运输, 邮费
ship: 发货, 轮船, 寄出, 船
courier: 快递员, 快递, 快递小哥, 配送员
parcel: 包裹, 快递, 快件
packaging: 包装, 外包装
box: 盒子, 箱子, 纸箱, 包装盒
bag: 袋子, 背包, 包包, 塑料袋, 手提包
envelope: 信封
damaged: 损坏, 破损, 受损, 损伤, 坏了
scratched: 划痕, 刮花, 刮痕, 划伤
dented: 凹陷, 压瘪, 瘪了, 凹痕, 变形
cracked: 开裂, 裂缝, 裂开, 裂纹, 碎裂
leaking: 漏水, 漏, 渗漏, 漏油, 漏液
missing: 缺少, 丢失, 漏发, 少了, 缺失
lost: 丢失, 丢了, 遗失, 迷路, 弄丢
stolen: 被盗, 被偷, 失窃, 偷走
theft: 盗窃, 偷窃, 被盗, 小偷
return: 退货, 退回, 返回, 归还, 退换
exchange: 换货, 交换, 兑换, 退换
replacement: 更换, 替换, 换新, 替代品
replace: 更换, 替换, 换新, 取代
spare: 备用, 备件, 配件, 多余
part: 零件, 配件, 部分, 部件
warranty: 保修, 质保, 保修期, 三包
guarantee: 保证, 保障, 担保, 质保
quality: 质量, 品质, 做工
material: 材料, 材质, 面料, 用料
fabric: 面料, 布料, 织物, 料子
cotton: 棉, 纯棉, 棉质, 棉花
leather: 皮革, 真皮, 皮质
wood: 木头, 木材, 实木, 木质
metal: 金属, 铁的
plastic: 塑料, 塑胶
glass: 玻璃, 玻璃杯, 杯子
rubber: 橡胶, 胶皮, 橡皮
paper: 纸, 纸张, 论文, 纸质
steel: 不锈钢, 钢铁, 钢材, 钢制
sturdy: 结实, 坚固, 牢固, 稳固
solid: 结实, 坚固, 扎实, 固体, 实心
flimsy: 单薄, 不结实, 脆弱, 劣质
fragile: 易碎, 脆弱, 容易坏
durable: 耐用, 结实, 经久耐用, 耐磨
heavy: 沉重, 太重, 笨重, 很重, 偏重
thin: 薄, 太薄, 单薄, 轻薄, 太细
thick: 厚, 厚实, 太厚, 浓稠, 太粗
long: 太长, 很久, 很长, 长时间, 偏长
short: 太短, 短缺, 很短, 偏短, 矮
wide: 宽阔, 太宽, 宽大, 宽敞, 很宽
narrow: 窄, 狭窄, 太窄
large: 大的, 大号, 巨大, 偏大, 很大
big: 很大, 太大, 巨大, 大的, 偏大
small: 太小, 偏小, 小号, 很小, 小的
tiny: 很小, 极小, 微小, 迷你
tall: 高大, 个子高, 很高, 身高
high: 太高, 偏高, 高度, 很高
low: 低, 太低, 偏低, 低下
deep: 深度, 很深, 太深, 深处
fit: 合身, 合适, 适合, 合脚
tight: 太紧, 紧身, 偏紧, 勒, 很紧
loose: 宽松, 松动, 太松, 松了
comfortable: 舒服, 舒适
uncomfortable: 不舒服, 不舒适, 难受
soft: 柔软, 松软, 柔和, 太软, 很软
hard: 坚硬, 困难, 太硬, 很硬, 很难
rough: 粗糙, 毛糙, 粗暴, 颠簸
smooth: 顺滑, 光滑, 流畅, 顺利, 平滑
sharp: 锋利, 尖锐, 清晰, 锐利
blunt: 钝, 不锋利, 不快
warm: 温暖, 暖和, 保暖, 热情, 暖
cold: 冷, 寒冷, 冰冷, 感冒, 凉了
hot: 很热, 发烫, 炎热, 烫, 太热
cool: 凉爽, 凉快, 酷, 冷却
freezing: 冻死, 冰冷, 寒冷, 冷死, 结冰
wet: 湿, 潮湿, 淋湿, 湿透
dry: 干燥, 晾干, 烘干, 太干, 很干
damp: 潮湿, 受潮, 返潮, 湿气
clean: 干净, 清洁, 打扫, 整洁, 卫生
dirty: 脏, 肮脏, 不干净, 脏乱
filthy: 肮脏, 脏死, 很脏, 污秽
dust: 灰尘, 尘土, 积灰, 粉尘
stain: 污渍, 污点, 污迹, 染色
smell: 气味, 味道, 异味, 臭味, 难闻
stink: 臭, 恶臭, 臭味, 难闻
odour: 异味, 气味, 臭味
mould: 霉, 发霉, 霉菌, 霉斑
mold: 霉, 发霉, 霉菌, 模具
rust: 生锈, 锈, 锈迹
rot: 腐烂, 烂, 腐败, 变质
insect: 虫子, 昆虫, 蟑螂, 虫
food: 食物, 食品, 饭菜, 美食, 吃的
meal: 用餐, 套餐, 一顿饭, 一餐, 饭菜
breakfast: 早餐, 早饭, 早点
lunch: 午餐, 午饭, 中餐, 中饭
dinner: 晚餐, 晚饭, 正餐
dish: 菜品, 盘子, 菜肴, 碟子, 上菜
recipe: 食谱, 菜谱, 配方, 做法
ingredient: 食材, 成分, 配料, 原料
taste: 味道, 口味, 口感, 品尝
tasty: 好吃, 美味, 可口, 好喝
delicious: 美味, 好吃, 可口, 鲜美
bland: 清淡, 没味道, 无味, 淡而无味, 平淡
salty: 咸, 太咸, 偏咸
sweet: 甜, 太甜, 甜味, 甜美
sour: 酸, 太酸, 发酸, 酸味
bitter: 苦味, 苦涩, 太苦, 很苦, 发苦
spicy: 辣, 辣味, 太辣, 麻辣, 香辣
fresh: 新鲜, 清新, 鲜
stale: 不新鲜, 变质, 陈旧, 放久
raw: 生的, 没熟, 夹生
burnt: 烧焦, 烤焦, 糊了, 焦了, 煳
undercooked: 没熟, 夹生, 不熟, 半生不熟
cooked: 煮熟, 熟了, 烹饪, 烧熟, 熟透
portion: 分量, 份量, 一份, 菜量
snack: 零食, 小吃, 点心
drink: 饮料, 喝, 饮品, 酒水
water: 水
coffee: 咖啡
tea: 茶
milk: 牛奶, 奶
juice: 果汁
beer: 啤酒
wine: 葡萄酒, 红酒
bread: 面包
cheese: 奶酪, 芝士, 起司
meat: 肉, 肉类, 肉质
chicken: 鸡肉, 鸡, 炸鸡
fish: 鱼, 鱼肉
egg: 鸡蛋, 煎蛋, 炒蛋, 蛋类
vegetable: 蔬菜, 青菜, 素菜
fruit: 水果, 果子
salad: 沙拉, 色拉
soup: 汤
rice: 米饭, 大米, 炒饭
pasta: 意大利面, 意面, 面条
pizza: 披萨, 比萨
sandwich: 三明治
cake: 蛋糕, 糕点
chocolate: 巧克力
sugar: 糖, 白糖, 含糖
salt: 盐, 食盐
oil: 油, 机油, 食用油
allergy: 过敏
allergen: 过敏原, 致敏物
gluten: 麸质, 无麸质, 面筋
vegan: 纯素, 素食, 纯素食
vegetarian: 素食, 素食者, 吃素
organic: 有机, 绿色食品
healthy: 健康, 养生
restaurant: 餐厅, 饭店, 餐馆, 饭馆
cafe: 咖啡馆, 咖啡厅, 咖啡店
bar: 酒吧, 吧台, 酒廊
kitchen: 厨房, 后厨
cook: 厨师, 做饭, 烹饪, 煮
chef: 厨师, 大厨, 主厨
waiter: 服务员, 侍者, 服务生
waitress: 女服务员, 服务员
seat: 座位, 座椅, 位子, 位置
chair: 椅子, 座椅
bench: 长椅, 长凳, 板凳
sofa: 沙发
bed: 床, 床铺, 床位
mattress: 床垫, 褥子
pillow: 枕头, 抱枕
blanket: 毯子, 毛毯, 被子
sheet: 床单, 表单, 床品
towel: 毛巾, 浴巾
shower: 淋浴, 洗澡, 花洒, 冲凉
bath: 浴缸, 洗澡, 泡澡, 沐浴
bathroom: 浴室, 卫生间, 洗手间
toilet: 厕所, 马桶, 卫生间, 洗手间
sink: 水槽, 洗手池, 洗脸盆, 水池
tap: 水龙头, 点击, 龙头, 轻触
soap: 肥皂, 香皂, 洗手液
room: 房间, 客房, 空间, 屋子
bedroom: 卧室, 睡房
cabin: 小木屋, 船舱, 客舱, 机舱
apartment: 公寓, 房子
house: 房子, 房屋, 别墅, 住宅
home: 家里, 回家, 住宅, 首页, 在家
building: 大楼, 建筑, 楼房, 楼栋
floor: 地板, 楼层, 地面, 楼
stairs: 楼梯, 台阶
lift: 电梯, 升降机, 抬起
elevator: 电梯, 直梯
escalator: 扶梯, 自动扶梯, 手扶电梯
ramp: 坡道, 斜坡
wheelchair: 轮椅
disabled: 残疾人, 残障, 禁用, 停用
accessibility: 无障碍, 辅助功能
entrance: 入口, 门口, 大门, 进口
exit: 出口, 退出, 离开
corridor: 走廊, 过道, 楼道
lobby: 大堂, 大厅
reception: 前台, 接待, 接收
balcony: 阳台, 露台
terrace: 露台, 平台, 天台
garden: 花园, 园林, 菜园
pool: 泳池, 游泳池, 水池
sauna: 桑拿, 桑拿房, 汗蒸
gym: 健身房, 体育馆
beach: 海滩, 沙滩
park: 公园, 停车, 园区
playground: 游乐场, 操场, 游乐区
parking: 停车, 停车场, 停车位, 车位
garage: 车库, 修车厂, 停车库, 汽修店
hotel: 酒店, 宾馆, 旅馆
hostel: 青旅, 旅舍, 青年旅舍, 招待所
camping: 露营, 野营
campsite: 营地, 露营地
tent: 帐篷
booking: 预订, 预定, 订房, 预约
book: 书籍, 图书, 预订, 预定, 书本
reservation: 预订, 预约, 预定, 订座
reserve: 预订, 预留, 保留, 预约
appointment: 预约, 约会, 挂号
slot: 时段, 时间段, 插槽, 卡槽, 名额
schedule: 日程, 时间表, 安排, 排班, 行程
timetable: 时刻表, 时间表, 课程表, 课表
calendar: 日历, 日程
date: 日期, 约会, 日子
day: 一天, 几天, 白天, 当天, 两天
week: 星期, 礼拜, 一周, 每周, 本周
month: 月, 月份, 个月
year: 年, 年份, 一年
hour: 小时, 钟头, 个小时
minute: 分钟
second: 秒, 第二, 秒钟
morning: 早上, 上午, 早晨, 清晨
afternoon: 下午, 午后
evening: 晚上, 傍晚, 夜晚
night: 夜晚, 晚上, 夜里, 半夜
weekend: 周末, 双休日
holiday: 假期, 节日, 度假, 节假日, 放假
vacation: 假期, 度假, 休假
summer: 夏天, 夏季, 暑假
winter: 冬天, 冬季, 寒假
spring: 春天, 春季, 弹簧
autumn: 秋天, 秋季
season: 季节, 赛季, 旺季, 淡季
travel: 旅行, 旅游, 出行, 出差
trip: 旅行, 行程, 旅途, 出行, 旅程
journey: 旅程, 行程, 旅途, 路程
tour: 旅游, 游览, 跟团, 观光, 团游
excursion: 短途游, 远足, 郊游, 一日游
guide: 导游, 指南, 向导, 攻略
map: 地图
route: 路线, 线路, 航线
navigation: 导航
direction: 方向, 指引, 路线
address: 地址, 住址
location: 位置, 地点, 定位, 地段
GPS: GPS, 定位, 导航
distance: 距离, 路程, 里程
kilometre: 公里, 千米
mile: 英里
train: 火车, 高铁, 列车, 动车, 训练
bus: 公交, 巴士, 公交车, 大巴, 客车
tram: 有轨电车, 电车
metro: 地铁
subway: 地铁, 地下通道
taxi: 出租车, 的士, 打车, 网约车
car: 汽车, 车, 轿车, 车子, 小车
van: 面包车, 货车, 厢式车, 商务车
truck: 卡车, 货车
lorry: 卡车, 货车
motorcycle: 摩托车, 摩托
bicycle: 自行车, 单车, 脚踏车
bike: 自行车, 单车, 共享单车, 摩托车
scooter: 滑板车, 电动车, 踏板车, 电瓶车
helmet: 头盔, 安全帽
brake: 刹车, 制动, 车闸
brakes: 刹车, 制动, 刹车片
wheel: 轮子, 车轮, 方向盘, 轮毂
tyre: 轮胎, 车胎, 爆胎
tire: 轮胎, 车胎, 爆胎
engine: 发动机, 引擎
motor: 电机, 马达, 电动机
fuel: 燃料, 燃油, 油耗, 加油
petrol: 汽油, 加油
diesel: 柴油
charging station: 充电桩, 充电站
tank: 油箱, 水箱, 罐子, 坦克
seatbelt: 安全带
road: 道路, 马路, 公路, 路面
street: 街道, 街, 马路
lane: 车道, 小巷, 巷子
pavement: 人行道, 路面
sidewalk: 人行道
pothole: 坑洼, 坑洞, 路坑, 坑坑洼洼
bridge: 桥, 大桥, 桥梁
tunnel: 隧道, 地道
traffic: 交通, 堵车, 车流, 流量
jam: 堵车, 拥堵, 果酱, 卡纸, 卡住
crossing: 路口, 十字路口, 人行横道, 斑马线
junction: 路口, 交叉口, 交叉路口
station: 车站, 站点, 火车站, 地铁站
stop: 停止, 站点, 车站, 停车, 停下
platform: 平台, 站台, 月台
airport: 机场
flight: 航班, 飞行, 班机
plane: 飞机
airline: 航空公司, 航司
boarding: 登机, 上车, 登船, 寄宿
gate: 登机口, 大门, 闸机, 闸口, 检票口
luggage: 行李, 行李箱, 箱包
baggage: 行李, 行李箱
suitcase: 行李箱, 手提箱, 箱子, 拉杆箱
ferry: 渡轮, 轮渡, 渡船
boat: 船, 小船, 游船, 游艇
harbour: 港口, 码头, 海港
port: 端口, 接口, 港口
deck: 甲板, 露台
crew: 机组, 船员, 乘务员, 空乘
captain: 船长, 机长, 队长
announcement: 公告, 广播, 通知, 通告
border: 边境, 边框, 边界, 口岸
customs: 海关, 清关, 关税, 报关
passport: 护照
visa: 签证
fare: 票价, 车费, 车票
pass: 通行证, 通票, 通过, 及格
season ticket: 季票, 月票, 年票, 年卡
queue: 排队, 队伍, 长队
line: 排队, 线路, 线条, 号线
crowd: 人群, 人多, 人潮, 拥挤
crowded: 拥挤, 人多, 挤, 人山人海, 太挤
full: 满了, 爆满, 客满, 吃饱, 装满
overcrowded: 拥挤不堪, 过于拥挤, 人太多, 超载
space: 空间, 地方, 内存, 空位
friendly: 友好, 热情, 友善, 亲切
unfriendly: 不友好, 冷漠, 不友善, 态度差
rude: 粗鲁, 无礼, 没礼貌, 态度恶劣, 粗暴
polite: 礼貌, 客气, 有礼貌
impolite: 不礼貌, 没礼貌, 无礼
kind: 善良, 友善, 亲切, 种类, 和善
helpful: 有帮助, 乐于助人, 有用, 热心
unhelpful: 没帮助, 没用, 不帮忙, 无济于事
competent: 称职, 能干, 有能力, 胜任
incompetent: 无能, 不称职, 不胜任, 没能力
professional: 专业, 职业, 敬业
unprofessional: 不专业, 不敬业, 外行
arrogant: 傲慢, 嚣张, 自大, 高傲
impatient: 不耐烦, 没耐心, 急躁
attentive: 周到, 细心, 贴心, 专注
careless: 粗心, 马虎, 大意, 不小心
lazy: 懒, 懒惰, 懒散, 偷懒
honest: 诚实, 诚信, 老实, 坦诚
dishonest: 不诚实, 不诚信, 欺骗, 不老实
reliable: 可靠, 靠谱, 稳定, 信得过
unreliable: 不可靠, 不靠谱, 不稳定
responsible: 负责, 责任, 责任心, 负责任
trust: 信任, 相信, 信赖
promise: 承诺, 答应, 保证, 许诺
lie: 谎言, 撒谎, 说谎, 骗人
mislead: 误导, 欺骗, 忽悠
misleading: 误导, 虚假宣传, 误导性, 骗人
apologise: 道歉, 致歉, 赔礼
sorry: 抱歉, 对不起, 不好意思, 遗憾
excuse: 借口, 理由, 找借口, 推脱
explain: 解释, 说明, 讲解
explanation: 解释, 说明, 说法
inform: 通知, 告知, 告诉
information: 信息, 资讯, 资料, 消息
unclear: 不清楚, 不明确, 模糊, 含糊
clear: 清楚, 清晰, 明确, 清除, 明了
confusing: 混乱, 令人困惑, 难懂, 搞不清
confused: 困惑, 迷茫, 糊涂, 懵
understand: 理解, 明白, 懂, 了解, 看懂
misunderstanding: 误会, 误解
complicated: 复杂, 繁琐, 麻烦
complex: 复杂, 繁杂, 综合体
simple: 简单, 简洁, 简易
easy: 容易, 简单, 轻松, 方便
difficult: 困难, 很难, 太难, 难以, 不容易
intuitive: 直观, 直觉, 一目了然, 易用
annoying: 烦人, 讨厌, 恼人, 闹心, 很烦
annoyed: 恼火, 生气, 不爽, 很烦, 烦死
angry: 生气, 愤怒, 气愤, 恼火, 火大
furious: 愤怒, 暴怒, 气死, 大怒
disappointed: 失望, 大失所望
disappointing: 失望, 令人失望, 不如预期
frustrated: 沮丧, 郁闷, 无奈, 崩溃, 挫败
frustrating: 令人沮丧, 郁闷, 无奈, 抓狂, 让人崩溃
sad: 难过, 伤心, 悲伤, 可惜
happy: 开心, 高兴, 快乐, 满意, 愉快
satisfied: 满意, 满足
dissatisfied: 不满意, 不满, 不满足
pleased: 高兴, 满意, 欣喜, 开心
delighted: 非常高兴, 惊喜, 欣喜, 开心
surprised: 惊讶, 惊喜, 意外, 吃惊
worried: 担心, 担忧, 忧虑, 着急
afraid: 害怕, 恐怕, 担心, 怕
scared: 害怕, 吓到, 惊吓, 恐惧
ashamed: 羞愧, 惭愧, 丢脸, 羞耻
tired: 疲惫, 累, 疲劳, 疲倦
bored: 无聊, 厌倦, 腻了
boring: 无聊, 乏味, 枯燥, 没意思
interesting: 有趣, 有意思, 感兴趣
exciting: 激动, 刺激, 精彩, 令人兴奋, 兴奋
fun: 好玩, 有趣, 乐趣, 有意思
enjoy: 享受, 喜欢, 愉快, 玩得开心
love: 喜爱, 喜欢, 热爱, 很爱, 爱上
like: 喜欢, 喜爱, 点赞, 中意
hate: 讨厌, 憎恨, 痛恨, 厌恶, 恨
dislike: 不喜欢, 讨厌, 反感
prefer: 更喜欢, 偏爱, 宁愿, 偏好
recommend: 推荐, 安利, 建议
avoid: 避免, 避开, 避雷, 远离, 避坑
regret: 后悔, 遗憾, 懊悔
miss: 错过, 想念, 漏掉, 误了, 怀念
wish: 希望, 愿望, 但愿, 祝愿
want: 想要, 希望, 要求, 想买
need: 需要, 需求, 必须, 急需
hope: 希望, 期望, 但愿
expect: 期待, 预期, 期望, 预计
demand: 要求, 需求, 强烈要求
suggest: 建议, 提议, 推荐
suggestion: 建议, 提议, 意见
idea: 想法, 主意, 点子, 创意
improve: 改进, 改善, 提高, 提升, 完善
improvement: 改进, 改善, 进步, 提升
better: 更好, 好转, 好多了, 比较好
worse: 更差, 更糟, 变差, 恶化
best: 最好, 最佳, 最棒
worst: 最差, 最糟, 最烂
good: 不错, 很好, 挺好, 好用, 良好
bad: 不好, 糟糕, 坏, 很差, 太差
great: 很棒, 太棒, 非常好, 棒, 太好了
excellent: 优秀, 出色, 极好, 卓越
perfect: 完美, 十全十美, 满分
wonderful: 精彩, 美妙, 太棒, 很棒
awful: 糟糕, 可怕, 太差, 难受
terrible: 糟糕, 可怕, 很差, 差劲, 太烂
horrible: 可怕, 恐怖, 糟糕, 恶心
poor: 较差, 很差, 劣质, 糟糕, 贫穷
mediocre: 一般, 平庸, 普通, 一般般
average: 一般, 平均, 普通, 中等
okay: 还行, 可以, 还可以, 还好, 凑合
useless: 没用, 无用, 鸡肋, 没有用
useful: 有用, 实用, 好用
worthless: 毫无价值, 一文不值, 没价值, 不值
necessary: 必要, 必需, 必须
unnecessary: 不必要, 没必要, 多余
important: 重要, 关键, 要紧
beautiful: 漂亮, 美丽, 好看, 优美, 精美
ugly: 丑, 难看, 丑陋, 不好看
pretty: 漂亮, 好看, 美观
nice: 不错, 很好, 友好, 挺好
modern: 现代, 时尚, 新潮
old: 旧, 老旧, 陈旧, 年纪, 破旧
outdated: 过时, 陈旧, 落后, 老旧
new: 全新, 崭新, 新的, 新款, 最新
work: 工作, 有效, 运行, 能用, 上班
working: 工作, 正常, 能用, 运行, 上班
run: 运行, 跑步, 跑, 运转
start: 开始, 启动, 开机, 开启
begin: 开始, 起初
end: 结束, 结尾, 终止, 最后
finish: 完成, 结束, 做完, 完工
open: 打开, 开放, 开门, 营业, 开启
close: 关闭, 关门, 附近, 靠近, 关上
turn on: 打开, 开启, 开机, 启动
turn off: 关闭, 关机, 关掉
press: 按下, 按压, 按住, 按键
click: 点击, 单击, 点开
swipe: 滑动, 刷卡, 划动
scroll: 滚动, 滑动, 翻页, 下拉
type: 输入, 打字, 类型, 型号
enter: 输入, 进入, 填写, 进去
fill: 填写, 填充, 装满, 填满
choose: 选择, 挑选, 选
select: 选择, 选中, 勾选, 选取
change: 更改, 改变, 修改, 变化, 更换
edit: 编辑, 修改
modify: 修改, 更改, 改动
add: 添加, 增加, 加上, 新增
create: 创建, 新建, 创造, 建立
make: 制作, 制造, 做成, 品牌
build: 建造, 构建, 搭建, 做工
save: 保存, 节省, 储存, 省钱, 存档
keep: 保持, 保留, 一直, 留着
share: 分享, 共享, 份额, 转发
send: 发送, 寄, 发给, 寄送, 发出
receive: 收到, 接收, 收货, 领取
get: 得到, 获得, 拿到, 获取, 收到
give: 给予, 送给, 赠送, 给我
take: 拿走, 花费, 拿, 带走, 乘坐
bring: 带来, 拿来, 携带, 带上
put: 放置, 放在, 放进, 放到
move: 移动, 搬家, 挪动, 搬
copy: 复制, 拷贝, 副本, 复印
paste: 粘贴, 膏状
cut: 剪切, 割伤, 裁剪, 削减, 切割
drag: 拖动, 拖拽, 拖
drop: 掉落, 下降, 摔, 丢, 掉下
link: 链接, 连接, 网址, 关联
show: 显示, 展示, 演出, 节目, 表演
hide: 隐藏, 藏, 隐瞒
see: 看到, 看见, 看, 看不到
look: 看起来, 外观, 看看, 样子, 外表
read: 阅读, 读, 读取, 看书
write: 写, 书写, 编写, 写入
listen: 听, 收听, 倾听, 听取
hear: 听到, 听见, 听不清, 听
speak: 说话, 讲话, 讲, 发言
talk: 交谈, 谈话, 聊, 说话, 沟通
say: 表示, 说是, 说的, 他说, 说了
tell: 告诉, 告知, 讲述
ask: 询问, 请求, 提问, 咨询, 问了
learn: 学习, 学会, 得知
teach: 教学, 讲课, 授课, 教会
study: 学习, 研究, 读书, 上学
training: 培训, 训练, 锻炼
course: 课程, 路线, 一道菜
lesson: 课, 课程, 上课, 教训
class: 班级, 课堂, 上课, 课程
lecture: 讲座, 讲课, 授课
exam: 考试, 测验, 体检
test: 测试, 考试, 检测, 试验
grade: 成绩, 年级, 等级, 分数
homework: 作业, 家庭作业, 功课
exercise: 锻炼, 练习, 运动, 习题
textbook: 教材, 课本, 教科书
library: 图书馆, 媒体库, 书库
school: 学校, 上学
university: 大学, 高校
college: 大学, 学院, 大专
diploma: 文凭, 毕业证, 学历
certificate: 证书, 证明, 合格证
level: 级别, 水平, 等级, 关卡
beginner: 初学者, 新手, 入门, 小白
advanced: 高级, 先进, 进阶
progress: 进度, 进步, 进展
group: 小组, 群组, 团体, 群聊
classroom: 教室, 课堂
doctor: 医生, 大夫, 医师, 博士
nurse: 护士, 护理
hospital: 医院, 住院
clinic: 诊所, 门诊, 卫生院
pharmacy: 药店, 药房
medicine: 药, 药品, 医学, 药物
drug: 药物, 药品, 毒品
pill: 药片, 药丸, 药
dose: 剂量, 用量, 一剂
treatment: 治疗, 待遇, 护理, 对待
therapy: 治疗, 疗法, 理疗
surgery: 手术, 外科, 开刀
operation: 操作, 手术, 运营, 运行
diagnosis: 诊断, 确诊
symptom: 症状
pain: 疼痛, 疼, 痛, 痛苦
ache: 疼痛, 酸痛, 疼
hurt: 受伤, 疼, 伤害, 弄疼, 弄伤
injury: 受伤, 损伤, 伤害, 伤势
injured: 受伤, 伤者
wound: 伤口, 创伤
accident: 事故, 意外, 车祸
emergency: 紧急, 急诊, 应急, 突发
ambulance: 救护车, 急救车
health: 健康, 身体, 卫生
illness: 疾病, 生病, 病情
sick: 生病, 不舒服, 恶心, 病了
disease: 疾病, 病症
fever: 发烧, 发热
cough: 咳嗽
headache: 头疼, 头痛
skin: 皮肤, 肌肤
hair: 头发, 毛发, 发型
eye: 眼睛, 眼部, 双眼, 护眼
ear: 耳朵, 耳部, 双耳
nose: 鼻子, 鼻
mouth: 嘴巴, 嘴, 口腔
tooth: 牙齿, 牙
teeth: 牙齿, 牙
dentist: 牙医, 牙科, 口腔科
throat: 喉咙, 嗓子, 咽喉
neck: 脖子, 颈部, 颈椎
shoulder: 肩膀, 肩部
back: 背部, 后背, 返回, 后面, 腰
arm: 手臂, 胳膊
hand: 双手, 手部, 手上, 手感
finger: 手指, 指头
leg: 腿, 腿部
knee: 膝盖, 膝关节
foot: 脚, 足部
feet: 脚, 双脚, 足部
heart: 心脏, 心率, 爱心
blood: 血, 血液, 血压, 流血
pressure: 压力, 气压, 血压, 水压
pregnant: 怀孕, 孕妇
pregnancy: 怀孕, 孕期, 妊娠
birth: 出生, 分娩, 生育
weight: 重量, 体重, 分量
sleep: 睡眠, 睡觉, 休眠, 睡
stress: 压力, 紧张, 焦虑
hearing: 听力, 听觉
glasses: 眼镜, 玻璃杯
lens: 镜头, 镜片, 隐形眼镜
weather: 天气, 气候
rain: 下雨, 雨, 雨水, 雨天
snow: 下雪, 雪, 积雪
ice: 冰块, 结冰, 冰面, 加冰
wind: 大风, 刮风, 风大, 风力
storm: 暴风雨, 风暴, 暴雨, 台风
sun: 太阳, 阳光, 晒
heat: 高温, 热量, 加热, 炎热
heating: 暖气, 供暖, 加热, 取暖, 地暖
radiator: 暖气片, 散热器, 暖气
air conditioning: 空调, 冷气
ventilation: 通风, 换气, 透气
air: 空气, 充气, 气味
temperature: 温度, 气温, 体温
thermostat: 温控器, 恒温器, 温控
humidity: 湿度, 潮湿, 湿气
electricity: 用电, 电力, 电费, 停电, 供电
gas: 燃气, 煤气, 天然气, 汽油
energy: 能源, 能量, 节能, 精力
solar: 太阳能, 光伏
panel: 面板, 太阳能板, 控制面板
meter: 电表, 仪表, 水表, 计量表
pipe: 管道, 水管, 管子
pump: 水泵, 泵, 打气筒
boiler: 锅炉, 热水器, 壁挂炉
stove: 炉灶, 炉子, 灶台, 燃气灶
oven: 烤箱, 烤炉
fridge: 冰箱, 电冰箱
freezer: 冰柜, 冷冻, 冷冻室, 冷柜
dishwasher: 洗碗机
washing machine: 洗衣机
dryer: 烘干机, 干衣机, 吹风机
vacuum: 吸尘器, 真空, 吸尘
cleaner: 清洁工, 保洁, 清洁剂, 清洁员
iron: 熨斗, 铁质, 熨烫, 生铁
fan: 风扇, 电扇, 电风扇
machine: 机器, 设备
device: 设备, 装置, 终端
appliance: 电器, 家电
equipment: 设备, 器材, 装备
drill: 电钻, 钻头, 钻孔
saw: 锯子, 电锯, 锯
hammer: 锤子, 榔头
screw: 螺丝, 螺钉, 拧
nail: 钉子, 指甲, 美甲
ladder: 梯子
rope: 绳子, 绳索
tractor: 拖拉机
harvester: 收割机, 收获机
crop: 庄稼, 作物, 农作物, 裁剪
seed: 种子, 籽
plant: 植物, 种植, 工厂, 绿植
flower: 鲜花, 花朵, 花束, 花卉
tree: 树, 树木
grass: 草, 草坪, 草地
leaf: 叶子, 树叶, 叶片
root: 根部, 树根, 根系
soil: 土壤, 泥土, 土地
animal: 动物
dog: 狗, 狗狗, 犬
cat: 猫, 猫咪
horse: 骑马, 马匹, 马场, 赛马
bird: 鸟, 小鸟
cow: 奶牛, 牛群, 母牛
pig: 猪
pet: 宠物
leash: 牵引绳, 狗绳, 狗链
bin: 垃圾桶, 垃圾箱, 回收站
rubbish: 垃圾, 废物
garbage: 垃圾, 废物
trash: 垃圾, 垃圾桶, 废纸篓, 回收站
waste: 浪费, 废物, 垃圾, 废料
recycling: 回收, 再利用, 垃圾分类
collection: 收集, 取货, 收藏, 系列
cleaning: 清洁, 打扫, 清洗, 保洁
maintenance: 维护, 保养, 维修, 检修
construction: 施工, 建设, 建筑, 工地
council: 议会, 市政, 委员会, 政府
city: 城市, 市区, 市里
town: 城镇, 小镇, 镇上
village: 村庄, 村子, 农村, 村里
citizen: 市民, 公民, 居民
mayor: 市长
police: 警察, 报警, 公安, 民警
fire: 火灾, 着火, 消防, 起火
permit: 许可证, 许可, 准许, 批准
licence: 许可证, 驾照, 执照, 牌照, 授权
license: 许可证, 驾照, 执照, 许可, 授权
identity card: 身份证, 证件
counter: 柜台, 窗口, 计数器
number: 号码, 数字, 编号, 数量
street light: 路灯, 街灯
fountain: 喷泉, 饮水机
cycle lane: 自行车道, 非机动车道, 骑行道
footpath: 人行道, 步道, 小路
swimming pool: 游泳池, 泳池, 游泳馆
museum: 博物馆, 展馆
theatre: 剧院, 剧场, 戏院
cinema: 电影院, 影院, 影城
concert: 音乐会, 演唱会
festival: 节日, 音乐节, 庆典, 艺术节
exhibition: 展览, 展会, 展出
stage: 舞台, 阶段
actor: 演员, 男演员
actress: 女演员, 演员
play: 玩, 播放, 游玩, 话剧, 打游戏
audience: 观众, 听众
view: 景色, 查看, 视野, 风景, 观看
ticket office: 售票处, 票务, 售票窗口, 售票厅
programme: 节目, 节目单, 计划
interval: 间隔, 中场休息, 间歇
wardrobe: 衣柜, 衣橱
sport: 运动, 体育
football: 足球, 球赛
game: 游戏, 比赛
player: 玩家, 播放器, 球员, 选手
match: 比赛, 匹配, 对局, 相符
score: 分数, 得分, 比分, 评分
character: 角色, 人物, 字符, 性格
quest: 任务, 支线
reward: 奖励, 报酬, 奖赏
coin: 金币, 硬币, 游戏币
multiplayer: 多人, 联机, 多人游戏
cheat: 作弊, 欺骗, 外挂, 开挂
cheater: 外挂, 作弊者, 骗子, 开挂
bot: 机器人, 人机, 机器客服
advertisement: 广告, 宣传
ad: 广告
ads: 广告
banner: 横幅, 广告条, 横幅广告
popup: 弹窗, 弹出窗口, 弹出
pop up: 弹出, 弹窗, 跳出, 冒出
interruption: 中断, 打断, 干扰
tracking: 物流信息, 追踪, 跟踪, 查件, 物流查询
cookie: Cookie, 饼干, 曲奇
consent: 同意, 授权, 许可
mode: 模式
dark mode: 深色模式, 夜间模式, 暗黑模式, 黑暗模式
night mode: 夜间模式, 夜景模式
theme: 主题, 皮肤
layout: 布局, 排版, 版面, 格局
design: 设计, 款式, 外观
icon: 图标
animation: 动画, 动效, 动漫
interface: 界面, 接口
shortcut: 快捷方式, 快捷键, 捷径
gesture: 手势
zoom: 缩放, 放大, 变焦
rotate: 旋转, 转动
landscape: 横屏, 风景, 景观
portrait: 竖屏, 肖像, 人像
fullscreen: 全屏
widget: 小组件, 小部件, 挂件
plugin: 插件
extension: 扩展, 延长, 插件, 分机
integration: 集成, 整合, 对接
API: API, 接口
webhook: webhook, 网络钩子, 回调
script: 脚本, 剧本
developer: 开发者, 开发商, 程序员, 开发人员
documentation: 文档, 资料, 说明文档
manual: 说明书, 手册, 手动
instruction: 说明, 指示, 说明书, 指令
tutorial: 教程, 指南, 新手引导
example: 例子, 例如, 示例, 比如
onboarding: 新手引导, 入职, 上手
setup: 安装, 设置, 配置
configuration: 配置, 设置, 设定
configure: 配置, 设置, 设定
permission: 权限, 许可, 允许
role: 角色, 职责, 作用
admin: 管理员, 后台, 行政
administrator: 管理员, 管理人员
invite: 邀请
invitation: 邀请, 邀请函, 请柬
approval: 批准, 审批, 审核, 同意
approve: 批准, 审批, 同意, 审核通过
reject: 拒绝, 驳回, 拒收
rejected: 被拒, 驳回, 拒绝, 不通过
decline: 拒绝, 下降, 谢绝
accept: 接受, 同意, 接收, 受理
block: 屏蔽, 封锁, 阻止, 拉黑, 堵塞
ban: 封号, 禁止, 封禁, 禁令
suspend: 暂停, 停用, 冻结, 封停
suspended: 暂停, 停用, 冻结, 被封
activate: 激活, 启用, 开通
deactivate: 停用, 关闭, 注销, 禁用
expire: 过期, 到期, 失效
expired: 过期, 已过期, 失效, 到期
limit: 限制, 上限, 额度, 限额
limited: 有限, 受限, 限量, 限制
unlimited: 无限, 不限, 无限制, 不限量
maximum: 最大, 最多, 最高, 上限
minimum: 最低, 最小, 最少, 至少
quota: 配额, 额度, 名额, 限额
increase: 增加, 上涨, 提高, 增长, 涨价
rise: 上升, 上涨, 涨价, 增长
raise: 提高, 加薪, 涨价, 涨工资, 举起
decrease: 减少, 下降, 降低
reduce: 减少, 降低, 缩减, 降价
half: 一半, 半, 半个
percent: 百分之, 百分比
total: 总计, 总共, 总数, 合计, 总额
sum: 总和, 总额, 金额, 合计
amount: 金额, 数量, 数额
quantity: 数量, 件数
count: 计数, 数量, 计算
first: 第一, 首先, 首次, 最初
last: 最后, 上次, 上一, 持续
next: 下一, 下次, 接下来, 下个
previous: 之前, 以前, 上一, 先前
only: 只有, 仅, 唯一, 只能, 仅仅
also: 也, 同时, 而且, 还有
too: 太, 也, 过于
much: 很多, 许多, 太多
many: 很多, 许多, 不少, 太多
more: 更多, 更加, 多一些, 越来越
less: 更少, 较少, 少了, 少一点
enough: 足够, 够, 够用, 充足
almost: 几乎, 差不多, 差点
never: 从不, 从来没, 永远不, 再也不, 从未
always: 总是, 一直, 始终, 老是
often: 经常, 常常, 时常, 频繁
sometimes: 有时, 有时候, 偶尔
rarely: 很少, 难得, 极少
daily: 每天, 每日, 日常, 天天
weekly: 每周, 每星期, 周刊
monthly: 每月, 月度, 包月, 每个月
yearly: 每年, 年度, 包年
once: 一次, 曾经, 一旦
leave: 离开, 请假, 休假, 出发
leaving: 离开, 离职, 离店, 出发
quit: 退出, 辞职, 放弃, 离职
competitor: 竞争对手, 同行, 对手, 竞品
alternative: 替代, 替代品, 其他选择, 备选
compare: 比较, 对比, 相比
comparison: 比较, 对比
difference: 区别, 差异, 不同, 差别
same: 一样, 相同, 同样, 同一
similar: 类似, 相似, 差不多
different: 不同, 不一样, 别的
other: 其他, 其它, 另外, 别的
instead: 代替, 而是, 反而, 改为
without: 没有, 不带, 无需, 没带
with: 跟, 带有, 一起, 随同
against: 反对, 违反, 针对
since: 自从, 以来, 从此, 自打
until: 直到, 直至, 到现在, 为止
before: 之前, 以前, 先前
after: 之后, 以后, 后来
during: 期间, 在此期间, 过程中
while: 同时, 一边, 期间, 一会儿
recently: 最近, 近期, 近来
soon: 很快, 马上, 尽快, 不久
today: 今天, 今日
yesterday: 昨天, 昨日
tomorrow: 明天, 明日
now: 现在, 目前, 如今, 此刻
later: 后来, 稍后, 以后, 晚点
immediately: 立即, 马上, 立刻, 立马
suddenly: 突然, 忽然, 一下子
still: 仍然, 还是, 依然, 还在
already: 已经, 早就
investment: 投资, 理财
fund: 基金, 资金
trade: 交易, 贸易, 买卖
trading: 交易, 炒股, 买卖
portfolio: 投资组合, 持仓, 作品集
broker: 券商, 经纪人, 中介, 证券公司
ATM: 取款机, 自动取款机, ATM, 提款机
withdrawal: 取款, 提现, 提款
withdraw: 取款, 提现, 取钱, 撤回
mortgage: 房贷, 按揭, 抵押贷款
account number: 账号, 卡号, 银行账号, 帐号
statement: 对账单, 流水, 声明, 账单
pension: 养老金, 退休金
retirement: 退休, 养老
holiday pay: 假期工资, 带薪休假, 带薪假
overtime: 加班, 加班费
shift: 轮班, 班次, 倒班, 排班
roster: 排班表, 值班表, 排班
timesheet: 考勤表, 工时表, 工时
vacation days: 年假, 假期天数, 休假天数
sick leave: 病假
absence: 缺勤, 缺席, 旷工
attendance: 考勤, 出勤, 打卡, 出席
dismissal: 解雇, 辞退, 开除, 裁员
employer: 雇主, 用人单位, 老板
tax code: 税码, 税号, 税务代码
deduction: 扣除, 扣款, 抵扣
contribution: 缴费, 贡献, 社保, 供款
expenses: 费用, 开支, 报销, 花销
mileage: 里程, 里程数, 公里数, 油耗
subtitle: 字幕, 副标题
caption: 字幕, 标题, 图片说明
episode: 剧集, 一集, 集数
series: 系列, 电视剧, 连续剧, 剧集
channel: 频道, 渠道, 通道
playlist: 播放列表, 歌单
song: 歌曲, 歌, 曲子
album: 专辑, 相册
podcast: 播客
audiobook: 有声书, 听书, 有声小说
chapter: 章节, 一章
library card: 借书证, 借阅证, 图书证, 读者证
reading: 阅读, 读书, 读数
e book: 电子书
print quality: 打印质量, 打印效果, 印刷质量
ink: 墨水, 油墨, 墨
toner: 碳粉, 墨粉, 硒鼓
cartridge: 墨盒, 硒鼓, 墨粉盒
paper jam: 卡纸
barcode: 条形码, 条码
QR code: 二维码, 扫码
till: 收银台, 收银机
cash register: 收银机, 收银台, 收款机
split: 拆分, 分开, 分摊, 裂开, 平分
gift: 礼物, 礼品, 赠品
gift card: 礼品卡, 购物卡, 礼物卡
loyalty: 忠诚度, 会员积分, 忠诚
points: 积分, 分数, 点数
table reservation: 订位, 订座, 预订座位, 订桌
menu card: 菜单, 菜谱
kitchen display: 后厨显示屏, 厨房显示屏, 厨显
child seat: 儿童座椅, 安全座椅, 宝宝椅
pram: 婴儿车, 童车
stroller: 婴儿车, 推车, 手推车, 童车
diaper: 尿布, 尿不湿, 纸尿裤
toy: 玩具
doll: 娃娃, 玩偶, 洋娃娃
puzzle: 拼图, 谜题, 益智, 解谜
age: 年龄, 年纪, 岁数
adult: 成人, 成年人, 大人
senior: 老年人, 老人, 长者, 高级
elderly: 老人, 老年人, 年长
woman: 女人, 女士, 女性
man: 男人, 男士, 男性, 男的
girl: 女孩, 姑娘, 女生, 小姐姐
boy: 男孩, 男生, 小伙子
person: 个人, 人员, 一个人, 人士
people: 人们, 大家, 人民, 很多人
couple: 情侣, 夫妻, 一对, 夫妇
single: 单人, 单身, 单个, 单程
tour group: 旅游团, 旅行团, 跟团, 团队游
business trip: 出差, 商务出行, 差旅
conference: 会议, 大会, 研讨会
meeting: 会议, 开会, 会面
room key: 房间钥匙, 房卡, 房门钥匙
key card: 房卡, 门卡, 门禁卡
minibar: 迷你吧, 小冰箱
wifi password: WiFi密码, 无线密码, wifi密码
sea: 大海, 海边, 海景, 海水
mountain: 山, 高山, 爬山, 山脉
lake: 湖, 湖泊, 湖边
river: 河, 河流, 江河
forest: 森林, 树林
hike: 徒步, 远足, 爬山, 登山
hiking: 徒步, 远足, 登山, 爬山
trail: 步道, 小径, 路线, 山路
path: 小路, 道路, 路径, 小径
hut: 小屋, 山屋, 木屋, 棚屋
summit: 山顶, 顶峰, 登顶, 峰会
peak: 山峰, 高峰, 顶峰, 高峰期
contour: 等高线, 轮廓
elevation: 海拔, 高度, 爬升
compass: 指南针, 罗盘
coordinates: 坐标, 经纬度
coverage: 覆盖, 信号覆盖, 保障范围, 覆盖范围
reception signal: 信号, 接收信号, 没信号
roaming: 漫游
SIM: SIM卡, 手机卡, 电话卡
contract phone: 合约机, 合约手机
minutes: 分钟, 通话时长, 会议纪要
data volume: 流量, 数据量, 流量包
router: 路由器, 路由
modem: 调制解调器, 光猫
outage: 断电, 停电, 断网, 宕机, 中断
downtime: 停机, 宕机, 停机时间
maintenance window: 维护时间, 停机维护, 维护时段
latency: 延迟, 时延, 卡顿
bandwidth: 带宽, 宽带
streaming: 流媒体, 直播, 在线播放, 串流
buffering: 缓冲, 卡顿, 转圈
pixelated: 马赛克, 像素化, 画质差
blurry: 模糊, 不清晰, 看不清
sharp picture: 清晰, 画面清晰, 高清, 画质清晰
contrast: 对比度, 反差, 对比
brightness: 亮度, 明亮度
flicker: 闪烁, 闪屏, 频闪
flickering: 闪烁, 闪屏, 频闪, 忽明忽暗
overheating: 过热, 发烫, 发热, 烫手
hot device: 发烫, 发热, 烫手, 过热
fan noise: 风扇噪音, 风扇声, 风扇响
vibration: 震动, 振动, 抖动
vibrate: 震动, 振动
ringtone: 铃声, 来电铃声
mute: 静音, 消音, 闭麦
unmute: 取消静音, 解除静音, 开麦
call quality: 通话质量, 通话效果, 通话音质
dropped call: 掉线, 通话中断, 断线, 电话中断
hearing aid: 助听器
earpiece: 听筒, 耳塞, 耳机
whistling: 啸叫, 哨声, 口哨, 哨音
feedback noise: 啸叫, 回音, 杂音
appearance: 外观, 外表, 样子, 颜值
dress: 裙子, 连衣裙, 穿着
shirt: 衬衫, T恤, 上衣
trousers: 裤子, 长裤
shoes: 鞋子, 鞋, 运动鞋
boots: 靴子, 长靴, 雨靴
sandals: 凉鞋, 拖鞋
jacket: 夹克, 外套, 上衣
coat: 大衣, 外套, 涂层
sock: 袜子
underwear: 内衣, 内裤
hat: 帽子
glove: 手套
scarf: 围巾, 丝巾
ring: 戒指, 响铃, 指环
necklace: 项链
bracelet: 手链, 手镯, 手环
earring: 耳环, 耳钉, 耳坠
makeup: 化妆, 化妆品, 妆容, 彩妆
cream: 面霜, 奶油, 乳霜, 护手霜
perfume: 香水
shampoo: 洗发水, 洗发露, 洗发膏
haircut: 理发, 剪发, 发型, 剪头发
hairdresser: 理发师, 发型师, 理发店, 美发
nail polish: 指甲油, 美甲
size chart: 尺码表, 尺寸表, 尺码
colour fading: 掉色, 褪色
shrink: 缩水, 缩小, 变小
shrinks: 缩水, 缩小
tear: 撕裂, 撕破, 眼泪, 破洞
torn: 破了, 撕破, 撕裂, 破损
seam: 接缝, 缝线, 开线, 线头
zip: 拉链, 压缩包
zipper: 拉链
button missing: 掉扣子, 少扣子, 缺扣子, 扣子掉了
wash: 洗, 清洗, 洗涤, 水洗
washing: 洗衣, 洗涤, 清洗, 洗衣服
ironing: 熨烫, 烫衣, 熨衣服
honestly: 说实话, 老实说, 坦白说, 诚实
unfortunately: 可惜, 遗憾, 不幸
thanks: 谢谢, 感谢, 多谢
thank: 感谢, 谢谢, 致谢
congratulations: 恭喜, 祝贺
praise: 表扬, 称赞, 赞扬, 夸奖
compliment: 赞美, 夸奖, 称赞, 恭维
greeting: 问候, 打招呼, 迎接
hello: 你好, 您好, 哈喽
goodbye: 再见, 拜拜, 告别
please: 请您, 麻烦, 拜托, 恳请, 请问
welcome: 欢迎, 迎接, 欢迎光临
`;
