/** Japanese words for English ones, as customers write them; the usual word first. */
export const ja = `
battery: バッテリー, 電池, バッテリ
charge: 充電, 料金, 請求, チャージ
charger: 充電器, チャージャー
charging: 充電, チャージ
cable: ケーブル, コード, 配線
plug: プラグ, コンセント, 差し込み
socket: コンセント, ソケット, 差込口
power: 電源, 電力, パワー
drain: 消耗, 排水, 減りが, 排水口
empty: 空っぽ, 空に, からっぽ, エンプティ
dead: 死んだ, 切れた, 死んで, 動かな
adapter: アダプター, アダプタ
wire: ワイヤー, 電線, 配線, 導線
wireless: ワイヤレス, 無線, コードレス
screen: 画面, スクリーン, ディスプレイ
display: ディスプレイ, 表示, 画面
touchscreen: タッチパネル, タッチスクリーン, タッチ画面
keyboard: キーボード, 鍵盤
button: ボタン
switch: スイッチ, 切り替え, 切替, 乗り換え
key: 鍵, キー, カギ
lock: ロック, 施錠, 鍵
unlock: ロック解除, 解錠, アンロック, 開錠
door: ドア, 扉, 玄関
window: ウィンドウ, ウインドウ, 窓が, 窓の, 窓際
handle: ハンドル, 取っ手, 持ち手, 取手
lid: 蓋, フタ, ふた
case: ケース, 入れ物
cover: カバー, 覆い, 表紙
strap: ストラップ, ベルト, 肩紐
band: バンド, ベルト
clip: クリップ
hook: フック, ホック, 引っ掛け
magnet: 磁石, マグネット, 磁力
sensor: センサー, センサ
microphone: マイク, マイクロフォン
speaker: スピーカー, スピーカ
headphones: ヘッドホン, ヘッドフォン, ヘッドセット
earphones: イヤホン, イヤフォン
volume: 音量, ボリューム
sound: 音, サウンド, 音声, 音質
noise: 騒音, ノイズ, 雑音, 異音
noisy: うるさ, 騒がし, 騒々し, 騒音
loud: うるさ, 大音量, 大きい音, 音が大き
quiet: 静か, 静寂, 静音
silent: 無音, サイレント, 静か, 音が出な
buzz: ブーン, 振動音, ジージー, バイブ
beep: ビープ音, ピピッ, 電子音, ピーピー
echo: エコー, 反響, 響く, 響き
static: 雑音, 静電気, ノイズ, ザーザー
music: 音楽, ミュージック, 曲
voice: 声, 音声, ボイス
call: 通話, 電話, コール, 呼び出し
phone: 電話, スマホ, 携帯
mobile: 携帯, モバイル, スマホ, ケータイ
smartphone: スマホ, スマートフォン
tablet: タブレット, 錠剤
laptop: ノートパソコン, ノートPC, ラップトップ
computer: パソコン, コンピューター, コンピュータ, PC*
printer: プリンター, プリンタ, 印刷機
print: 印刷, プリント
scanner: スキャナー, スキャナ
scan: スキャン, 読み取り, 読み込み
camera: カメラ
photo: 写真, フォト
picture: 写真, 画像
image: 画像, イメージ
video: 動画, ビデオ, 映像
film: 映画, フィルム
recording: 録画, 録音, 記録, レコーディング
record: 記録, 録画, 録音, レコード
replay: リプレイ, 再生, 見返
stream: ストリーミング, 配信, ストリーム
television: テレビ, TV*
remote: リモコン, リモート, 遠隔, テレワーク
watch: 時計, 腕時計, 視聴, 見る, 観る
wrist: 手首, 腕首
clock: 時計, クロック
alarm: アラーム, 目覚まし, 警報
timer: タイマー
light: 照明, ライト, 軽い, 軽く, 電気
lamp: ランプ, 照明, 電灯, スタンドライト
bulb: 電球, 球切れ
bright: 明る, まぶし, 眩し
dark: 暗い, 暗く, 暗すぎ, ダーク
dim: 薄暗, 暗い, 暗く
color: 色合い, 色味, カラー, 色が, 色の
colour: 色合い, 色味, カラー, 色が, 色の
app: アプリ
application: アプリ, アプリケーション, 申請, 申し込み, 応募
software: ソフト, ソフトウェア, ソフトウエア
program: プログラム, 番組, ソフト
website: サイト, ウェブサイト, ホームページ, HP*
site: サイト, 現場, 場所
page: ページ, 頁
homepage: ホームページ, トップページ, HP*
web: ウェブ, Web, ネット
browser: ブラウザ, ブラウザー
internet: インターネット, ネット
online: オンライン, ネット
offline: オフライン
network: ネットワーク, 回線, 通信
connection: 接続, 通信, 繋がり, 乗り継ぎ, 回線
connect: 接続, 繋が, つなが, つなぐ, 繋ぐ
disconnect: 切断, 途切れ, 切れる, 接続が切
wifi: WiFi, Wi-Fi, ワイファイ, 無線LAN
bluetooth: Bluetooth, ブルートゥース
signal: 電波, 信号, シグナル
server: サーバー, サーバ
cloud: クラウド, 雲
sync: 同期, シンク
synchronise: 同期
upload: アップロード, アップして
download: ダウンロード, DL*, 落とせ
install: インストール, 取り付け, 設置
uninstall: アンインストール, アンスト, 削除
update: 更新, アップデート, アプデ
upgrade: アップグレード, 機種変更, バージョンアップ
version: バージョン, 版
release: リリース, 発売, 公開, 解放
restart: 再起動, リスタート, やり直
reboot: 再起動, リブート
reset: リセット, 初期化
crash: 落ちる, クラッシュ, 強制終了, 落ちます, 衝突
freeze: フリーズ, 固まる, 固まっ, 凍る, 冷凍
hang: 固まる, フリーズ, 掛ける, 吊る, ハング
stuck: 動かな, 詰まっ, 引っかか, 止まった, 進まな
lag: ラグ, 遅延, カクカク, もたつ
slow: 遅い, 遅く, 遅すぎ, 重い, のろい
fast: 速い, 早い, 速く, 素早
quick: 素早, 迅速, 早い, 速い, すぐに
speed: 速度, スピード, 速さ
performance: 性能, パフォーマンス, 動作, 公演
load: 読み込み, 読込, ロード, 荷物, 負荷
loading: 読み込み, ロード, 読込中, ローディング
wait: 待つ, 待ち, 待た, 待って
waiting: 待ち, 待ち時間, 待機, 待たされ
delay: 遅延, 遅れ, 延期, 遅く
delayed: 遅延, 遅れ, 延着, 遅く
late: 遅れ, 遅刻, 遅い, 遅く, 遅延
early: 早い, 早く, 早め, 早朝
error: エラー, 誤り, 間違い, 不具合
bug: バグ, 不具合, 虫
fault: 故障, 不具合, 欠陥, 落ち度
failure: 故障, 失敗, 障害, 不良
fail: 失敗, 落ちた, できない, うまくいかな
broken: 壊れ, 故障, 破損, 割れ, 折れ
break: 壊れ, 割れ, 折れ, 休憩, 壊す
defect: 欠陥, 不良, 不具合, 欠点, 初期不良
malfunction: 故障, 誤作動, 動作不良, 不調, 不具合
glitch: 不具合, バグ, グリッチ, 誤作動
problem: 問題, トラブル, 不具合, 困っ
issue: 問題, 課題, 不具合, 発行
trouble: トラブル, 困っ, 面倒, 問題, 困り
complaint: 苦情, クレーム, 不満, 文句
complain: 苦情, 文句, クレーム, 不満
fix: 修正, 直す, 修理, 直して, 直っ
repair: 修理, 修繕, 直す, 補修
solve: 解決, 解消, 直っ
solution: 解決, 解決策, 対策, ソリューション
workaround: 回避策, 代替策, 対処法, 応急処置
support: サポート, 支援, 対応, 応援
help: 助け, ヘルプ, 手伝, 助かり, 助かっ
helpdesk: ヘルプデスク, サポート窓口, サポートセンター
hotline: ホットライン, 電話窓口, コールセンター
assistance: 支援, 補助, 介助, サポート, 手助け
service: サービス, 接客, 対応
customer: お客, 顧客, 客様, カスタマー
client: 顧客, クライアント, 取引先, 依頼者
user: ユーザー, 利用者, ユーザ, 使用者
member: 会員, メンバー, 部員
guest: ゲスト, お客, 宿泊客, 来客
visitor: 来場者, 訪問者, 来客, 観光客, 来館者
passenger: 乗客, 旅客, 搭乗者, 同乗者
driver: 運転手, ドライバー, 運転士, 乗務員
rider: ライダー, 乗り手, 配達員, 乗客
patient: 患者, 我慢強, 辛抱強
student: 学生, 生徒, 受講生, 学生証
teacher: 先生, 教師, 講師, 教員
pupil: 生徒, 児童, 教え子
parent: 保護者, 両親, 親が, 親子, 親の
child: 子供, 子ども, こども, 児童, お子
kid: 子供, 子ども, キッズ, こども
baby: 赤ちゃん, ベビー, 赤ん坊, 乳児
family: 家族, ファミリー, 家庭
friend: 友達, 友人, ともだち, フレンド
colleague: 同僚, 仕事仲間, 職場の人
employee: 社員, 従業員, 店員, 職員
staff: スタッフ, 店員, 職員, 従業員
team: チーム, 班
manager: マネージャー, 店長, 管理者, 支配人, 責任者
boss: 上司, ボス, 上役
owner: オーナー, 所有者, 持ち主, 経営者
neighbour: 隣人, 近所, 隣の, ご近所
dealer: ディーラー, 販売店, 代理店
supplier: 仕入先, 業者, サプライヤー, 供給元
vendor: 業者, 販売元, ベンダー, 売り手
partner: パートナー, 相手, 提携
company: 会社, 企業, 御社, 貴社
business: 仕事, ビジネス, 事業, 商売, 業務
shop: 店, お店, ショップ, 店舗
store: 店, 店舗, ストア, お店, 保管
branch: 支店, 店舗, 支社, 枝
office: 事務所, オフィス, 会社, 職場, 役所
login: ログイン, サインイン
logout: ログアウト, サインアウト
sign: 署名, サイン, 標識, 看板
password: パスワード, パスコード, 暗証番号
username: ユーザー名, ユーザーID, ログインID, ユーザーネーム
account: アカウント, 口座
profile: プロフィール, プロファイル, プロフ
register: 登録, 新規登録
registration: 登録, 会員登録, 申し込み, 申込
verification: 認証, 確認, 検証, 本人確認
verify: 確認, 認証, 検証
code: コード, 番号, 認証コード
pin: 暗証番号, PIN, PINコード
two factor: 二段階認証, 2段階認証, 二要素認証, 2要素
fingerprint: 指紋, 指紋認証
face: 顔, 顔認証
security: セキュリティ, 安全, 警備, 保安, セキュリティー
secure: 安全, セキュア, 安心, 固定
safe: 安全, 安心, 金庫, 無事
unsafe: 危険, 安全でな, 危な, 不安
danger: 危険, 危な, 危機
dangerous: 危険, 危な, 危うく
risk: リスク, 危険, 恐れ
hack: ハッキング, ハック, 乗っ取, 不正アクセス
hacker: ハッカー, クラッカー, ハッキング
fraud: 詐欺, 不正, 不正利用, だまし
scam: 詐欺, 騙さ, だまさ, ぼったくり, サギ
fake: 偽物, ニセ, 偽の, フェイク, パチモン
spam: スパム, 迷惑メール, 迷惑電話
virus: ウイルス, ウィルス, マルウェア
privacy: プライバシー, 個人情報
private: プライベート, 個人, 非公開, 私的, 貸切
personal: 個人, パーソナル, 個人的, 私的
data: データ, 情報, 通信量
leak: 漏れ, 水漏れ, 漏洩, 流出, 漏えい
breach: 漏洩, 流出, 違反, 侵害
delete: 削除, 消去, 消す, 消し
remove: 削除, 取り除, 外す, 取り外, 除去
erase: 消去, 消す, 削除, 消え
restore: 復元, 復旧, 戻す, 復活
backup: バックアップ, 控え, 予備
export: エクスポート, 書き出し, 出力, 輸出
import: インポート, 取り込み, 輸入, 読み込み
file: ファイル, 書類
folder: フォルダ, フォルダー
document: 書類, 文書, ドキュメント, 資料
form: フォーム, 用紙, 申込書, 書式
attachment: 添付, 添付ファイル, 付属品, アタッチメント
spreadsheet: スプレッドシート, 表計算, エクセル
table: テーブル, 机, 食卓, 一覧表
row: 行目, 一行, 横列, 列目
column: 列目, カラム, 縦列, 欄
report: レポート, 報告, 通報, 報告書
chart: グラフ, チャート, 図表
graph: グラフ, 図表
dashboard: ダッシュボード, 管理画面, 計器盤
statistics: 統計, 集計, データ
analysis: 分析, 解析
filter: フィルター, 絞り込み, フィルタ, 濾過
sort: 並び替え, 並べ替え, ソート, 種類
search: 検索, 探す, サーチ, 探し
find: 見つけ, 見つか, 探す, 探し, 検索
result: 結果, 成果, 検索結果
list: 一覧, リスト, 名簿
menu: メニュー, 献立, お品書き
setting: 設定, 雰囲気
settings: 設定, セッティング
option: オプション, 選択肢, 選択
preference: 設定, 好み, 希望, 環境設定
feature: 機能, 特徴, 特長
function: 機能, 関数, ファンクション
tool: ツール, 道具, 工具
template: テンプレート, テンプレ, ひな形, 雛形
field: 項目, 欄, 入力欄, フィールド, 分野
label: ラベル, 表示, タグ
tag: タグ, 値札, 名札
category: カテゴリ, カテゴリー, 分類, ジャンル
title: タイトル, 題名, 件名, 見出し
text: 文字, テキスト, 文章, 本文
font: フォント, 書体, 文字
size: サイズ, 大きさ, 寸法
language: 言語, 言葉, 日本語, 外国語
translation: 翻訳, 和訳, 日本語訳, 訳が
translate: 翻訳, 訳す, 訳し
word: 単語, 言葉
sentence: 文章, 一文, センテンス
spelling: スペル, つづり, 綴り, 誤字
message: メッセージ, 伝言, 連絡
notification: 通知, お知らせ, プッシュ通知
alert: アラート, 警告, 通知, 警報
reminder: リマインダー, リマインド, 催促, お知らせ
email: メール, Eメール, 電子メール
mail: メール, 郵便, 郵送
newsletter: メルマガ, ニュースレター, メールマガジン
inbox: 受信箱, 受信トレイ, 受信ボックス
chat: チャット, 会話, おしゃべり
comment: コメント, 意見, 感想
review: レビュー, 口コミ, 評価, クチコミ
rating: 評価, 点数, 評点, レーティング
star: 星, つ星, 星1
feedback: フィードバック, ご意見, 感想, 意見
survey: アンケート, 調査
question: 質問, 問い合わせ, 疑問, 問題
answer: 回答, 答え, 返事, 返答
reply: 返信, 返事, 回答, 返答
response: 返答, 反応, 対応, 返信, 回答
respond: 返信, 対応, 反応, 応答
contact: 連絡, 問い合わせ, 連絡先, コンタクト
ticket: チケット, 切符, 券, きっぷ, 入場券
request: 要望, 依頼, リクエスト, お願い, 申請
price: 値段, 価格, 料金, 金額
cost: 費用, コスト, 値段, 料金, 経費
expensive: 高い, 高額, 高価, 高すぎ, 割高
cheap: 安い, 安価, 安っぽ, 安く, 格安
fee: 手数料, 料金, 費用, 会費
surcharge: 追加料金, 割増, 上乗せ, 割増料金, サーチャージ
discount: 割引, 値引き, ディスカウント, 値下げ
coupon: クーポン, 割引券, 優待券
voucher: クーポン, バウチャー, 引換券, 商品券, 金券
promotion: キャンペーン, プロモーション, 昇進, 販促, 特典
offer: 特典, オファー, 提案, キャンペーン, 提供
sale: セール, 販売, 特売, 安売り
deal: お得, 取引, お買い得, 契約
free: 無料, タダ, 自由, フリー, ただで
trial: お試し, 体験, トライアル, 試用, 無料期間
subscription: サブスク, 定期購読, 購読, 定期購入, 月額
subscribe: 登録, 購読, 加入, 申し込, サブスク
unsubscribe: 解約, 退会, 配信停止, 登録解除, 購読解除
renewal: 更新, 自動更新, リニューアル, 継続
renew: 更新, 継続, 延長
cancel: キャンセル, 解約, 取り消, 取消, 中止
cancellation: キャンセル, 解約, 取り消し, 欠航, 運休
plan: プラン, 計画, 予定
package: パッケージ, 荷物, 小包, 梱包, 包装
tier: ランク, 段階, 階層, ティア
premium: プレミアム, 有料会員, 保険料, 高級
membership: 会員, メンバーシップ, 会員資格, 入会
paywall: 有料記事, 課金, 有料会員, ペイウォール
payment: 支払い, 決済, 支払, 入金, お支払
pay: 支払, 払う, 払い, 給料, 課金
paid: 支払った, 払った, 有料, 支払い済, 払って
card: カード
credit: クレジット, クレカ, 残高, ポイント
debit: デビット, 引き落とし, 引落
cash: 現金, キャッシュ
bank: 銀行, バンク
transfer: 振込, 振り込み, 送金, 乗り換え, 転送
invoice: 請求書, インボイス, 明細書
bill: 請求書, 請求, 勘定, 会計, 伝票
billing: 請求, 課金, 引き落とし
receipt: 領収書, レシート, 領収証, 受領
refund: 返金, 払い戻し, 返金対応, 払戻
reimbursement: 払い戻し, 精算, 返金, 立替, 補償
money: お金, 金銭, 金額, マネー
wallet: 財布, ウォレット, サイフ
balance: 残高, バランス, 残額, 釣り合い
budget: 予算, 格安
tax: 税金, 税, 課税, 消費税
VAT: 消費税, 付加価値税, 税
currency: 通貨, 外貨, 為替
salary: 給料, 給与, 月給, 年収, サラリー
wage: 賃金, 時給, 給料, 給与
payroll: 給与, 給与計算, 給料計算, 給与支払
payslip: 給与明細, 給料明細, 明細書
bonus: ボーナス, 賞与, 特典
tip: チップ, コツ, ヒント, 心付け, 先端
deposit: 入金, 敷金, 保証金, 預金, 前金
rent: 家賃, 賃料, 借りる, レンタル, 賃貸
insurance: 保険
loan: ローン, 融資, 借金, 借入
debt: 借金, 債務, 負債, 滞納
interest: 利息, 金利, 利子, 興味, 関心
contract: 契約, 契約書
agreement: 同意, 合意, 契約, 協定
terms: 規約, 条件, 利用規約, 約款
policy: 方針, 規約, ポリシー, 規定, 保険証券
rule: ルール, 規則, 決まり, 規定
fine: 罰金, 反則金, 大丈夫, 問題な, 細かい
penalty: 違約金, 罰金, ペナルティ, 罰則
commission: 手数料, コミッション, 歩合, 委員会
profit: 利益, 儲け, もうけ, 収益
revenue: 収益, 売上, 収入, 売り上げ
value: 価値, コスパ, 価格
worth: 価値, 値する, 値打ち, 見合う, 価値あり
overcharged: 過剰請求, 多く請求, ぼったくら, 取られすぎ, 余分に
double: 二重, 2倍, 倍, ダブル, 二倍
twice: 二回, 2回, 二度, 2度, 二重に
again: また, 再び, もう一度, 再度
wrong: 間違, 違う, 違い, 誤り, 誤った
incorrect: 間違, 不正確, 誤っ, 正しくな, 誤り
mistake: 間違い, ミス, 誤り, 手違い, 間違え
false: 誤り, 嘘の, 虚偽, 間違っ, 偽の
true: 本当, 真実, 正しい, 事実
correct: 正しい, 正確, 訂正, 修正, 正しく
right: 正しい, 権利, 右側, ちょうど
accurate: 正確, 精度, 的確, 精密
precise: 正確, 精密, 精度, 緻密
exact: 正確, ぴったり, ちょうど, 厳密
order: 注文, 順番, 発注, オーダー, 順序
buy: 買う, 購入, 買っ, 買い, 買え
purchase: 購入, 買い物, 買う, 買っ, お買い上げ
sell: 売る, 販売, 売って, 売っ, 売却
seller: 販売者, 出品者, 売り手, 販売元, セラー
buyer: 購入者, 買い手, 落札者, バイヤー
product: 商品, 製品, 品物, プロダクト
item: 商品, アイテム, 品物, 項目, 品目
goods: 商品, グッズ, 品物
stock: 在庫, 株, ストック, 株式
inventory: 在庫, 棚卸, 持ち物, インベントリ
available: 利用可能, 在庫あり, 使える, 空き, 入手可能
unavailable: 利用できな, 使えな, 在庫なし, 利用不可, 入手不可
out of stock: 在庫切れ, 品切れ, 売り切れ, 欠品, 在庫なし
basket: カゴ, かご, 買い物かご, バスケット
cart: カート, 買い物かご, ワゴン
checkout: 会計, チェックアウト, レジ, 購入手続き, 精算
delivery: 配達, 配送, お届け, 納品, 宅配
deliver: 届け, 配達, 配送, 届く, 届い
shipping: 配送, 発送, 送料, 出荷, 輸送
ship: 発送, 船, 出荷, 船舶
courier: 宅配業者, 配達員, 宅配便, 運送会社
parcel: 荷物, 小包, 宅配便
packaging: 梱包, 包装, パッケージ
box: 箱, ボックス, ケース, 段ボール
bag: 袋, バッグ, カバン, 鞄
envelope: 封筒, 封書
damaged: 破損, 傷, 損傷, 壊れ, 傷ん
scratched: 傷, キズ, 引っかき, 擦り傷, 傷だらけ
dented: へこみ, 凹み, へこん, 凹ん
cracked: ひび, 割れ, ヒビ, 亀裂
leaking: 漏れ, 水漏れ, 液漏れ, 雨漏り
missing: 欠品, 足りな, 不足, 紛失, 入ってな
lost: 紛失, なくした, 失くし, 迷子, 無くし
stolen: 盗まれ, 盗難, 盗ま, 盗んだ
theft: 盗難, 窃盗, 泥棒, 盗み, 万引き
return: 返品, 返却, 戻る, 返す, 戻って
exchange: 交換, 取り替え, 両替, 取替
replacement: 交換, 代替品, 代品, 取り替え, 代わり
replace: 交換, 取り替, 置き換, 付け替
spare: 予備, スペア, 余分
part: 部品, パーツ, 部分, 一部
warranty: 保証, 保証書, 保証期間
guarantee: 保証, 補償, 請け合い
quality: 品質, クオリティ, 画質, 音質
material: 素材, 材料, 材質, 教材, 生地
fabric: 生地, 布地, 素材, 布製
cotton: 綿, コットン, 木綿
leather: 革, レザー, 本革, 皮革
wood: 木製, 木材, ウッド, 木目
metal: 金属, メタル, 金属製
plastic: プラスチック, ビニール, 樹脂
glass: ガラス, グラス, コップ
rubber: ゴム, ラバー, 消しゴム
paper: 紙, 用紙, ペーパー, 書類
steel: スチール, 鋼, 鋼鉄, ステンレス
sturdy: 丈夫, 頑丈, しっかり, がっしり
solid: しっかり, 頑丈, 固い, 堅実, ソリッド
flimsy: ペラペラ, 安っぽ, もろい, 貧弱, ちゃち
fragile: 壊れやす, 割れ物, もろい, 割れやす, 脆い
durable: 丈夫, 耐久性, 長持ち, 頑丈, 長く使え
heavy: 重い, 重く, 重量, 重すぎ, 重た
thin: 薄い, 細い, 薄く, 薄っぺら, 薄手
thick: 厚い, 太い, 分厚, 厚手, 濃い
long: 長い, 長く, 長すぎ, ロング
short: 短い, 短く, 短すぎ, ショート, 不足
wide: 広い, 幅広, ワイド, 広く, 幅が
narrow: 狭い, 狭く, 細い, 幅が狭
large: 大きい, 大きな, 広い, 大型, 大きく
big: 大きい, 大きな, でかい, 大きく, デカ
small: 小さい, 小さな, 小さく, 狭い, 小型
tiny: 極小, ちっちゃ, とても小さ, 小さな, 小さすぎ
tall: 高い, 背が高, 長身, 背の高
high: 高い, 高く, 高め
low: 低い, 低く, 低め, 少ない, 不足
deep: 深い, 深く, 深め, 奥深
fit: 合う, フィット, ぴったり, サイズ感, 合わな
tight: きつい, 窮屈, きつく, タイト, キツ
loose: 緩い, ゆるい, ぶかぶか, 緩ん, ゆるく
comfortable: 快適, 心地, 楽な, 居心地, 着心地
uncomfortable: 不快, 快適でな, 座り心地が悪, 居心地が悪, 窮屈
soft: 柔らか, やわらか, ソフト, 軟らか, ふわふわ
hard: 硬い, 固い, 難しい, かたい, 大変
rough: 粗い, ざらざら, 荒い, 雑な, ザラザラ
smooth: 滑らか, スムーズ, なめらか, つるつる, サクサク
sharp: 鋭い, 鋭利, シャープ, 切れ味, 尖っ
blunt: 切れ味が悪, 鈍い, 切れな, なまくら, 無愛想
warm: 暖か, 温か, あたたか, ぬるい
cold: 寒い, 冷たい, 風邪, 寒く, 冷え
hot: 暑い, 熱い, 熱く, 暑く, 辛い
cool: 涼しい, 冷た, かっこいい, クール, 冷却
freezing: 極寒, 凍え, フリーズ, 凍る, 氷点下
wet: 濡れ, ぬれ, びしょ, 湿っ, ウェット
dry: 乾い, 乾燥, 乾く, ドライ, パサパサ
damp: 湿っ, じめじめ, 湿気, 湿度
clean: 清潔, きれい, 綺麗, 掃除, 清掃
dirty: 汚い, 汚れ, 不潔, 汚く, きたな
filthy: 不潔, 汚い, 汚らし, 不衛生, 汚すぎ
dust: ほこり, 埃, ホコリ, 粉塵, 塵
stain: シミ, 汚れ, 染み, 黄ばみ
smell: 臭い, 匂い, におい, 臭う, 香り
stink: 臭い, 悪臭, 臭う, くさい, 異臭
odour: 臭い, におい, 臭気, 異臭, 匂い
mould: カビ, 黴, かび臭, 金型
mold: カビ, 黴, かび臭, 金型
rust: 錆, サビ, 錆び, さびて
rot: 腐っ, 腐敗, 腐り, 腐る, 傷ん
insect: 虫, 昆虫, ゴキブリ, 害虫
food: 食べ物, 料理, 食事, 食品, フード
meal: 食事, ご飯, 料理, ごはん
breakfast: 朝食, 朝ごはん, 朝ご飯, モーニング
lunch: 昼食, ランチ, 昼ごはん, お昼, 弁当
dinner: 夕食, 夕飯, ディナー, 晩ごはん, 晩ご飯
dish: 料理, 皿, お皿, 一品
recipe: レシピ, 作り方, 調理法
ingredient: 材料, 成分, 食材, 原材料, 具材
taste: 味付け, 味わい, 風味, 味も, お味
tasty: 美味し, おいし, うまい, 旨い
delicious: 美味し, おいし, うまい, 美味, 絶品
bland: 味が薄, 薄味, 味気な, 味がしな
salty: しょっぱ, 塩辛, 塩気, 塩味
sweet: 甘い, 甘く, 甘すぎ, スイーツ, 甘口
sour: 酸っぱ, すっぱ, 酸味
bitter: 苦い, 苦み, 苦味, 苦く
spicy: 辛い, スパイシー, 辛口, 辛すぎ, 激辛
fresh: 新鮮, フレッシュ, 鮮度, できたて, 作りたて
stale: 古い, 鮮度が悪, 湿気て, 賞味期限切れ, しなび
raw: 生焼け, 生の, 生もの, 未加工, 生肉
burnt: 焦げ, 焼けた, 焼けすぎ, 黒焦げ
undercooked: 生焼け, 半生, 火が通っ, 加熱不足, 生煮え
cooked: 調理, 料理, 焼い, 煮た, 火を通
portion: 一人前, 分量, ボリューム, ポーション, 量が
snack: おやつ, スナック, お菓子, 軽食, 間食
drink: 飲み物, 飲む, ドリンク, 飲料, 飲み
water: 水, お湯, 浸水, ウォーター
coffee: コーヒー, 珈琲, カフェ
tea: お茶, 紅茶, 緑茶
milk: 牛乳, ミルク
juice: ジュース, 果汁
beer: ビール, 生ビール, 麦酒
wine: ワイン, 葡萄酒
bread: パン, 食パン
cheese: チーズ
meat: 肉, お肉, ミート
chicken: 鶏肉, チキン, 鶏, 鳥肉
fish: 魚, お魚, 焼き魚, フィッシュ
egg: 卵, 玉子, たまご
vegetable: 野菜, 青物, ベジタブル
fruit: 果物, フルーツ, 果実
salad: サラダ
soup: スープ, 味噌汁, 汁物
rice: ご飯, 米, ライス, お米, ごはん
pasta: パスタ, スパゲッティ, スパゲティ
pizza: ピザ, ピッツァ
sandwich: サンドイッチ, サンド, サンドウィッチ
cake: ケーキ, 菓子
chocolate: チョコ, チョコレート
sugar: 砂糖, 糖分, シュガー
salt: 塩, 塩分, 食塩
oil: 油, オイル, 石油, 油分
allergy: アレルギー, アレルギ
allergen: アレルゲン, アレルギー物質
gluten: グルテン, 小麦
vegan: ヴィーガン, ビーガン
vegetarian: ベジタリアン, 菜食, 菜食主義
organic: オーガニック, 有機, 無農薬
healthy: 健康, ヘルシー, 健康的, 元気
restaurant: レストラン, 飲食店, 食堂, 料理店
cafe: カフェ, 喫茶店
bar: 居酒屋, 酒場, バーカウンター, パブ, ラウンジ
kitchen: キッチン, 台所, 厨房
cook: 料理, 調理, 作る, コック, 料理人
chef: シェフ, 料理長, 料理人, 板前
waiter: ウェイター, 店員, ホールスタッフ, 給仕
waitress: ウェイトレス, 店員, ホールスタッフ
seat: 席, 座席, シート, いす
chair: 椅子, チェア, 腰掛け
bench: ベンチ, 長椅子
sofa: ソファ, ソファー
bed: ベッド, 寝床, ベット
mattress: マットレス, 敷布団
pillow: 枕, ピロー, まくら
blanket: 毛布, ブランケット, 布団, 掛け布団
sheet: シーツ, シート, 枚
towel: タオル, バスタオル
shower: シャワー
bath: お風呂, 風呂, 浴槽, 入浴, 湯船
bathroom: 浴室, バスルーム, トイレ, 風呂場, お手洗い
toilet: トイレ, 便器, お手洗い, 便所, 化粧室
sink: 洗面台, 流し, シンク, 流し台, 沈む
tap: 蛇口, タップ, 水栓
soap: 石鹸, せっけん, ソープ, 石けん
room: 部屋, 客室, ルーム, 室内, お部屋
bedroom: 寝室, ベッドルーム
cabin: 客室, 小屋, 船室, 機内, キャビン
apartment: アパート, マンション, アパートメント, 部屋
house: 住宅, 一軒家, 戸建て, 家が, 家の
home: 自宅, 家庭, 我が家, お家, 家で
building: 建物, ビル, 建築, 建築物
floor: フロア, フローリング, 床が, 床の, 階の
stairs: 階段, 段差
lift: エレベーター, リフト, 持ち上げ, 昇降機
elevator: エレベーター, エレベータ, 昇降機
escalator: エスカレーター, エスカレータ
ramp: スロープ, 傾斜路, 坂
wheelchair: 車椅子, 車いす, 車イス
disabled: 障害者, 障がい, 身体障害, 無効
accessibility: バリアフリー, アクセシビリティ, 利用しやす
entrance: 入口, 入り口, 玄関, エントランス, 入場
exit: 出口, 退出, 退場
corridor: 廊下, 通路
lobby: ロビー, 玄関ホール
reception: フロント, 受付, 披露宴, 受信
balcony: バルコニー, ベランダ
terrace: テラス, テラス席
garden: 庭園, ガーデン, 中庭, お庭
pool: プール
sauna: サウナ
gym: ジム, 体育館, トレーニング室
beach: ビーチ, 海岸, 砂浜, 浜辺, 海水浴場
park: 公園, 駐車, パーク
playground: 遊び場, 公園, 遊具, 校庭
parking: 駐車場, 駐車, パーキング, 駐輪
garage: 車庫, ガレージ, 整備工場, 修理工場
hotel: ホテル, 旅館, 宿泊施設
hostel: ホステル, ユースホステル, ゲストハウス, 民宿
camping: キャンプ, キャンピング
campsite: キャンプ場, キャンプサイト
tent: テント
booking: 予約, ブッキング
book: 予約, 書籍, 図書, 絵本, 本を
reservation: 予約, 席の予約
reserve: 予約, 取り置き, 確保, 予備
appointment: 予約, アポ, 約束, 予定
slot: 枠, スロット, 時間帯, 空き枠
schedule: スケジュール, 予定, 日程, 時刻表
timetable: 時刻表, 時間割, ダイヤ
calendar: カレンダー, 暦, 予定表
date: 日付, 日にち, 期日, デート, 日時
day: 一日, 日間, 昼間, 日数
week: 週, 週間, 一週間, 今週
month: ヶ月, か月, 今月, 毎月, 来月
year: 年間, 今年, 一年, 年以上, 毎年
hour: 時間, 一時間, 時間待
minute: 分間, 数分, 分待, 10分
second: 秒, 二番目, 2番目, 2回目, 二つ目
morning: 朝, 午前, 今朝, 朝方
afternoon: 午後, 昼過ぎ, 昼間, 夕方
evening: 夕方, 夜, 晩, 夕べ
night: 夜, 夜間, 泊, 深夜, 夜中
weekend: 週末, 土日
holiday: 休日, 祝日, 休暇, 休み, 連休
vacation: 休暇, バケーション, 旅行, 休み
summer: 夏, 夏場, 夏季, サマー
winter: 冬, 冬場, 冬季
spring: 春, ばね, バネ, スプリング
autumn: 秋, 秋口
season: 季節, シーズン, 時期
travel: 旅行, 旅, 移動, トラベル, 出張
trip: 旅行, 旅, 出張, トリップ
journey: 旅, 旅行, 道のり, 旅程
tour: ツアー, 見学, 観光
excursion: 遠足, ツアー, 小旅行, 観光ツアー, 日帰り旅行
guide: ガイド, 案内, 案内人, 手引き
map: 地図, マップ, 案内図
route: ルート, 経路, 道順, 路線
navigation: ナビ, ナビゲーション, 案内, カーナビ
direction: 方向, 道順, 方角, 指示, 向き
address: 住所, アドレス, 宛先
location: 場所, 立地, 位置, ロケーション, 所在地
GPS: GPS, 位置情報, ナビ
distance: 距離, 間隔, 遠い
kilometre: キロ, キロメートル, km*
mile: マイル
train: 電車, 列車, 汽車, 新幹線, 訓練
bus: バス, 路線バス
tram: 路面電車, 市電, トラム
metro: 地下鉄, メトロ
subway: 地下鉄, サブウェイ
taxi: タクシー, ハイヤー
car: 車, 自動車, クルマ, くるま, 車両
van: バン, ワゴン, ワゴン車, ワンボックス
truck: トラック, 貨物車
lorry: トラック, 貨物車, 大型車
motorcycle: バイク, オートバイ, 単車, 二輪
bicycle: 自転車, チャリ, サイクル
bike: 自転車, バイク, チャリ
scooter: スクーター, 原付, キックボード, キックスクーター
helmet: ヘルメット, メット
brake: ブレーキ, 制動
brakes: ブレーキ, 制動
wheel: 車輪, ホイール, タイヤ, ハンドル
tyre: タイヤ, パンク
tire: タイヤ, パンク
engine: エンジン, 原動機
motor: モーター, モータ, エンジン
fuel: 燃料, ガソリン, 燃費, 給油
petrol: ガソリン, ガソリンスタンド
diesel: ディーゼル, 軽油
charging station: 充電スタンド, 充電スポット, 充電ステーション, 充電所
tank: タンク, 水槽, 燃料タンク
seatbelt: シートベルト, 安全ベルト
road: 道路, 車道, 路面, 道が
street: 街路, 道路, 大通り, 通り沿い
lane: 車線, レーン, 路地
pavement: 歩道, 舗装, 路面
sidewalk: 歩道, 歩行者道
pothole: 穴, 道路の穴, くぼみ, 陥没, 路面の穴
bridge: 橋, ブリッジ, 陸橋
tunnel: トンネル, 地下道
traffic: 交通, 渋滞, 交通量, 車通り
jam: 渋滞, 詰まり, ジャム, 紙詰まり
crossing: 横断歩道, 踏切, 交差点, 横断
junction: 交差点, 分岐, ジャンクション, 合流
station: 駅, ステーション, 停留所
stop: 停留所, 止まる, 停止, バス停, 止め
platform: プラットフォーム, 乗り場, 番線, プラットホーム
airport: 空港, 飛行場
flight: 飛行機, フライト, 航空便, 便名
plane: 飛行機, 航空機, 機内
airline: 航空会社, エアライン
boarding: 搭乗, 乗車, 乗船
gate: ゲート, 搭乗口, 改札, 正門
luggage: 荷物, 手荷物, 旅行鞄
baggage: 荷物, 手荷物, 預け荷物
suitcase: スーツケース, キャリーケース, トランク, キャリーバッグ
ferry: フェリー, 渡し船, 連絡船
boat: 船, ボート, 小舟
harbour: 港湾, ハーバー, 漁港, 港町
port: 端子, 差込口, USBポート, 接続ポート, 港湾
deck: デッキ, 甲板
crew: 乗務員, クルー, 乗組員
captain: 船長, 機長, キャプテン
announcement: アナウンス, 放送, 発表, お知らせ
border: 国境, 境界, 枠線
customs: 税関, 関税, 通関
passport: パスポート, 旅券
visa: ビザ, 査証
fare: 運賃, 料金, 乗車賃, 交通費
pass: 定期券, 合格, 通行証, フリーパス, 乗車券
season ticket: 定期券, 定期, シーズンチケット, 年間パス
queue: 行列, 待ち列, 順番待ち, 列に, 並ぶ
line: 行列, 路線, 回線, 線が, 列に
crowd: 混雑, 人混み, 群衆, 人ごみ
crowded: 混雑, 混ん, 混み, 満員
full: 満員, いっぱい, 満席, 満室, 満腹
overcrowded: 超満員, 混みすぎ, 混雑, 満員, すし詰め
space: スペース, 空間, 容量, 場所, 空き
friendly: 親切, フレンドリー, 親しみやす, 優しい, 気さく
unfriendly: 不親切, 無愛想, 感じが悪, 冷たい, 感じ悪
rude: 失礼, 無礼, 態度が悪, 横柄, 感じ悪
polite: 丁寧, 礼儀正し, 礼儀, ていねい
impolite: 失礼, 無礼, 不作法, 礼儀知らず
kind: 親切, 優しい, 優しく, 種類
helpful: 親切, 役立, 役に立, 助かり, 助かっ
unhelpful: 不親切, 役に立たな, 頼りな, 対応が悪
competent: 有能, 優秀, 能力, 仕事ができ
incompetent: 無能, 能力不足, 役立たず, 使えな
professional: プロ, 専門, プロフェッショナル, 本格的
unprofessional: プロ意識, 素人, いい加減, プロらしくな
arrogant: 傲慢, 横柄, 偉そう, 上から目線, 高圧的
impatient: せっかち, 短気, イライラ, 待ちきれな
attentive: 気配り, 気が利, 丁寧, 行き届, 気遣い
careless: 不注意, 雑な, いい加減, うっかり, ずさん
lazy: 怠け, 怠惰, やる気がな, 手抜き, さぼ
honest: 正直, 誠実, 素直
dishonest: 不誠実, 不正直, 嘘つき, ごまかし, 不正
reliable: 信頼でき, 確実, 頼れる, 頼りに, 信用でき
unreliable: 信頼できな, 当てにならな, 不安定, 信用できな, あてにならな
responsible: 責任, 担当, 責任者, 責任感
trust: 信頼, 信用, 安心, 信じ
promise: 約束, 保証, 約束通り
lie: 嘘, うそ, ウソ, 横になる, 虚偽
mislead: 誤解させ, 騙す, 惑わ, だます, 誤解を招
misleading: 紛らわし, 誤解を招, まぎらわし, 誇大, 誤認
apologise: 謝罪, 謝る, お詫び, 謝って, 謝り
sorry: すみません, ごめん, 申し訳, 残念, 謝罪
excuse: 言い訳, 弁解, 口実, すみません
explain: 説明, 解説, 教えて
explanation: 説明, 解説, 説明不足
inform: 知らせ, 連絡, 通知, 伝え, 案内
information: 情報, 案内, インフォメーション, 説明
unclear: 不明, わかりにく, 分かりにく, はっきりしな, 曖昧
clear: 明確, わかりやす, 分かりやす, はっきり, 透明
confusing: わかりにく, 分かりにく, ややこし, 紛らわし, 混乱
confused: 混乱, 戸惑, 困惑, わからなく
understand: 理解, わかる, 分かる, わかり, 分かり
misunderstanding: 誤解, 勘違い, 行き違い, 思い違い
complicated: 複雑, ややこし, 面倒, 難しい
complex: 複雑, 難しい, 込み入
simple: 簡単, シンプル, 単純, かんたん
easy: 簡単, 易しい, 手軽, 容易
difficult: 難しい, 困難, 難し, むずかし, 大変
intuitive: 直感的, 使いやす, 直観的, わかりやす
annoying: うざい, 鬱陶し, 面倒, 迷惑, イライラ
annoyed: イライラ, 腹が立, うんざり, 苛立, むかつ
angry: 怒り, 腹が立, 怒って, 怒っ, 頭にき
furious: 激怒, 怒り心頭, ブチギレ, 憤慨
disappointed: がっかり, 残念, 失望, 期待外れ, ガッカリ
disappointing: がっかり, 残念, 期待外れ, ガッカリ, 期待はずれ
frustrated: イライラ, 不満, 苛立, ストレス, もどかし
frustrating: イライラ, ストレス, もどかし, 苛立, じれった
sad: 悲しい, 残念, 寂しい, 悲し
happy: 嬉しい, 幸せ, うれし, 満足, ハッピー
satisfied: 満足, 納得, 大満足
dissatisfied: 不満, 満足できな, 不満足, 納得いかな
pleased: 嬉しい, 満足, 喜ん, うれし, 喜び
delighted: 大喜び, 大満足, 感激, とても嬉し, 喜ん
surprised: 驚い, びっくり, ビックリ, 意外, 驚き
worried: 心配, 不安, 気がかり, 気になり
afraid: 怖い, 恐れ, 不安, 心配, こわい
scared: 怖い, こわい, 怯え, ビビ, 恐怖
ashamed: 恥ずかし, 恥, みっともな, 情けな
tired: 疲れ, 疲労, 飽き, くたびれ, うんざり
bored: 退屈, 飽き, つまらな, 暇
boring: つまらな, 退屈, 面白くな, 飽き
interesting: 面白い, 興味深, おもしろ, 興味, 面白
exciting: ワクワク, わくわく, 興奮, 楽しい, エキサイティング
fun: 楽しい, 面白, 楽し, 楽しみ, 遊び
enjoy: 楽し, 楽しむ, 楽しめ, エンジョイ, 満喫
love: 大好き, 最高, 愛用, 気に入, 愛し
like: 好き, 気に入, いいね, 好み
hate: 嫌い, 大嫌い, 憎, 嫌だ, 最悪
dislike: 嫌い, 苦手, 気に入らな, 嫌だ, 好きじゃな
prefer: 好み, の方が, 方がいい, 好む, 希望
recommend: おすすめ, お勧め, オススメ, 推薦, 勧め
avoid: 避け, 回避, やめた方, 控え
regret: 後悔, 残念, 悔や, 悔い
miss: 逃し, 乗り遅れ, 恋し, 懐かし, 見逃
wish: 希望, 願い, てほしい, 願う, 望む
want: 欲しい, ほしい, したい, 希望, 望む
need: 必要, 要る, ニーズ, 欲しい
hope: 希望, 期待, 願って, 望み, 願い
expect: 期待, 予想, 見込, 予定
demand: 要求, 需要, 求め, 要望, 請求
suggest: 提案, 勧め, 示唆, おすすめ
suggestion: 提案, 意見, 要望, ご提案
idea: アイデア, アイディア, 考え, 発想
improve: 改善, 向上, 良くな, 改良, 上達
improvement: 改善, 改良, 向上, 改善点, 進歩
better: より良, もっといい, 良くな, マシな, もっと良
worse: 悪化, 悪くな, もっと悪, ひどくな, 改悪
best: 最高, 一番, ベスト, 最良, 最善
worst: 最悪, 最低, ワースト, 一番悪
good: 良い, いい, よかった, 良かった, グッド
bad: 悪い, ひどい, 悪く, ダメ, 良くな
great: 素晴らし, すごい, 最高, すばらし, 偉大
excellent: 素晴らし, 優秀, 最高, 優れ, 見事
perfect: 完璧, 完全, パーフェクト, 最高, 申し分な
wonderful: 素晴らし, すばらし, 素敵, 最高, ステキ
awful: ひどい, 最悪, 酷い, 最低, ひどく
terrible: ひどい, 最悪, 酷い, 最低, ひどすぎ
horrible: ひどい, 最悪, 酷い, おぞまし, 最低
poor: 悪い, 貧弱, お粗末, 粗末, 貧しい
mediocre: いまいち, イマイチ, 平凡, 微妙, 並み
average: 平均, 普通, 並み, 平均的, まあまあ
okay: まあまあ, 大丈夫, 普通, OK*, オッケー
useless: 役に立たな, 使えな, 無駄, 無意味, 役立たず
useful: 便利, 役立, 役に立, 有用, 使え
worthless: 価値がな, 無価値, 役に立たな, 価値なし, クソ
necessary: 必要, 必須, 不可欠, 要る
unnecessary: 不要, 不必要, 無駄, いらない, 余計
important: 重要, 大切, 大事, 肝心
beautiful: 美しい, きれい, 綺麗, 美し, キレイ
ugly: 醜い, ダサい, 不細工, 見た目が悪, ださい
pretty: かわいい, きれい, 可愛い, かなり, 綺麗
nice: いい, 良い, 素敵, 感じの良, ナイス
modern: 現代的, モダン, 近代的, 最新, 新しい
old: 古い, 古く, 老朽, 年配, 古びた
outdated: 時代遅れ, 古い, 旧式, 古臭, 時代錯誤
new: 新しい, 新品, 新規, 新しく, 最新
work: 仕事, 動作, 作業, 働く, 使える
working: 動作, 作動, 働い, 稼働, 動いて
run: 走る, 実行, 動作, 起動, 運行
start: 開始, 始め, 始ま, 起動, スタート
begin: 始め, 始ま, 開始, 始まり
end: 終わり, 終了, 最後, 終わる, 終わっ
finish: 終わ, 完了, 終了, 仕上げ, 完成
open: 開く, 開け, 開い, 営業中, オープン
close: 閉じ, 閉め, 閉店, 近い, 閉ま
turn on: 電源を入れ, オンに, つける, 電源入, 点け
turn off: 電源を切, オフに, 消す, 無効に, 切る
press: 押す, 押し, 押さ, プレス
click: クリック, 押す, カチカチ
swipe: スワイプ, 滑らせ, フリック
scroll: スクロール, 下に送
type: 種類, 入力, タイプ, 打つ
enter: 入力, 入る, 記入, 入場, 入れ
fill: 記入, 入力, 満た, 埋め, 入れる
choose: 選ぶ, 選択, 選べ, 選び, 選ん
select: 選択, 選ぶ, 選べ, 選び, セレクト
change: 変更, 変え, 変わ, お釣り, おつり
edit: 編集, 修正, 変更
modify: 変更, 修正, 改造, 改変
add: 追加, 加え, 付け加え, 付け足
create: 作成, 作る, 作っ, 新規作成
make: 作る, 作っ, 作り, 製造, メーカー
build: 建て, 作り, 構築, 造り, 組み立
save: 保存, 節約, セーブ, 貯金
keep: 保つ, 維持, 保管, キープ, 続け
share: 共有, シェア, 分け, 株
send: 送る, 送信, 送っ, 送り, 発送
receive: 受け取, 受信, 届い, 届か, もらっ
get: もらう, 取得, 手に入, もらっ
give: くれる, あげる, 与え, 渡す
take: 取る, 持って, 取っ, 連れて
bring: 持って, 持参, 連れて, 持ち込
put: 置く, 入れる, 置い, 付ける
move: 移動, 動く, 動か, 引っ越, 移す
copy: コピー, 複製, 写し, 複写
paste: 貼り付け, ペースト, 貼付, コピペ
cut: 切る, 切れ, カット, 切り取り, 切っ
drag: ドラッグ, 引きず, 引っ張
drop: 落とす, 落ちる, 落とし, ドロップ, 落下
link: リンク, URL, 連携
show: 表示, 見せる, ショー, 見せて, 番組
hide: 隠す, 非表示, 隠し, 隠れ
see: 見る, 見え, 見た, 見て, 見られ
look: 見る, 見た目, 見て, 外観
read: 読む, 読み, 読ん, 読め, 読み取り
write: 書く, 書い, 書き, 書け, 記入
listen: 聞く, 聴く, 聞い, 聴い, 耳を傾け
hear: 聞こえ, 聞く, 聞い, 聞き取
speak: 話す, 話し, しゃべ, 話せ
talk: 話す, 会話, 話し, トーク
say: 言う, 言っ, 言わ, 言い, おっしゃ
tell: 言う, 伝え, 教え, 話す, 言わ
ask: 聞く, 尋ね, 質問, 頼む, 頼ん
learn: 学ぶ, 学習, 覚え, 学ん, 習う
teach: 教え, 教わ, 指導, 授業
study: 勉強, 学習, 研究, 調査
training: 研修, トレーニング, 訓練, 練習, 教育
course: コース, 講座, 講習, 授業, 科目
lesson: レッスン, 授業, 教訓, 講習
class: 授業, クラス, 教室, 講義, 学級
lecture: 講義, 講演, 授業, レクチャー
exam: 試験, テスト, 検査, 受験
test: テスト, 試験, 検査, 試し
grade: 成績, 学年, 等級, グレード, 評価
homework: 宿題, 課題, ホームワーク
exercise: 運動, 練習, エクササイズ, 練習問題, 体操
textbook: 教科書, テキスト, 参考書, 教材
library: 図書館, 図書室, ライブラリ, ライブラリー
school: 学校, スクール, 塾, 校舎
university: 大学, 大学院, キャンパス
college: 大学, 短大, カレッジ, 専門学校
diploma: 卒業証書, 卒業証明, 学位, 修了証, ディプロマ
certificate: 証明書, 修了証, 資格, 認定証, サーティフィケート
level: レベル, 水準, 段階, 程度
beginner: 初心者, 初級, 入門, ビギナー
advanced: 上級, 高度, 応用, 先進的
progress: 進捗, 進歩, 進度, 進行, 上達
group: グループ, 団体, 集団, 班
classroom: 教室, 講義室, クラス
doctor: 医者, 医師, 先生, ドクター, 主治医
nurse: 看護師, ナース, 看護婦, 看護士
hospital: 病院, 入院, 医院
clinic: クリニック, 診療所, 医院, 病院
pharmacy: 薬局, 調剤薬局, ドラッグストア, 薬屋
medicine: 薬, 医薬品, お薬, 医療, くすり
drug: 薬, 薬物, 薬品, 医薬品, 麻薬
pill: 錠剤, 薬, ピル, 飲み薬
dose: 服用量, 用量, 投与量, 投与, 服用
treatment: 治療, 処置, 施術, 対応, 扱い
therapy: 治療, セラピー, 療法, リハビリ
surgery: 手術, 外科
operation: 手術, 操作, 運営, 作業
diagnosis: 診断, 診断結果, 病名
symptom: 症状, 兆候, 病状
pain: 痛み, 痛い, 苦痛, 痛く
ache: 痛み, 痛い, 痛む, うずく
hurt: 痛い, 傷つ, 痛く, 痛む, 怪我
injury: 怪我, けが, ケガ, 負傷, 傷害
injured: 怪我, けが, 負傷, ケガ, 怪我人
wound: 傷, 傷口, 怪我, 切り傷
accident: 事故, アクシデント, 交通事故
emergency: 緊急, 救急, 非常, 急患, 非常時
ambulance: 救急車, 救急隊
health: 健康, 体調, 保健, ヘルス
illness: 病気, 体調不良, 疾患, やまい
sick: 病気, 具合が悪, 体調不良, 吐き気, 気分が悪
disease: 病気, 疾患, 疾病, 病
fever: 熱, 発熱, 高熱, 熱が出
cough: 咳, 咳き込, せきが
headache: 頭痛, 頭が痛
skin: 肌, 皮膚, スキン, お肌
hair: 髪, 髪の毛, 毛, ヘア
eye: 両目, 目元, 瞳, 目薬, 目が痛
ear: 耳, お耳
nose: 鼻, 鼻水, お鼻
mouth: お口, 口の中, 口元
tooth: 歯, 虫歯, 奥歯
teeth: 歯, 歯並び, 虫歯
dentist: 歯医者, 歯科, 歯科医
throat: 喉, ノド, のどが
neck: 首, 首回り, ネック
shoulder: 肩, 肩こり, ショルダー
back: 背中, 腰, 戻る, 後ろ, 背面
arm: 腕, アーム, 腕の
hand: 手元, 両手, 片手, 手の, お手
finger: 指先, 指が, 指の, 人差し指
leg: 脚, 両脚, 太もも, 足首
knee: 膝, ひざ, ヒザ
foot: 足元, 足裏, 足首, 足先
feet: 両足, 足元, 足裏, 足先
heart: 心臓, ハート, 胸
blood: 血, 血液, 出血, 流血
pressure: 圧力, プレッシャー, 血圧, 水圧, 空気圧
pregnant: 妊娠, 妊婦, 身ごも
pregnancy: 妊娠, 妊娠中, マタニティ
birth: 出産, 誕生, 生年月日, 分娩, 生まれ
weight: 重さ, 体重, 重量, 重み
sleep: 睡眠, 眠れ, 寝る, 眠り, 眠っ
stress: ストレス, 負担, 重圧
hearing: 聴力, 聞こえ, 聴覚, 難聴
glasses: 眼鏡, メガネ, めがね, グラス
lens: レンズ, コンタクト
weather: 天気, 天候, 気候, 気象
rain: 雨, 大雨, 雨天, 雨漏り
snow: 雪, 大雪, 積雪, スノー
ice: 氷, アイス, 凍結, 路面凍結
wind: 強風, 暴風, 風が, 風力
storm: 嵐, 暴風, 台風, 暴風雨
sun: 太陽, 日差し, 日光, 日当たり, 日焼け
heat: 熱, 暑さ, 加熱, 熱さ, 猛暑
heating: 暖房, ヒーター, 加熱, 床暖房
radiator: ラジエーター, 暖房器, ヒーター, 放熱器
air conditioning: エアコン, 冷房, クーラー, 空調, 冷暖房
ventilation: 換気, 通気, 風通し, 換気扇
air: 空気, 大気, 外気
temperature: 温度, 気温, 室温, 体温
thermostat: サーモスタット, 温度調節, 温度設定
humidity: 湿度, 湿気, 多湿
electricity: 電気, 電力, 電気代, 停電
gas: ガス, ガソリン, 気体
energy: エネルギー, 電力, 省エネ, 元気
solar: 太陽光, ソーラー, 太陽
panel: パネル, 操作盤, ソーラーパネル
meter: メーター, メートル, 検針
pipe: パイプ, 配管, 水道管
pump: ポンプ, 空気入れ
boiler: ボイラー, 給湯器, 湯沸かし
stove: コンロ, ストーブ, ガスコンロ
oven: オーブン, オーブンレンジ, かまど, レンジ
fridge: 冷蔵庫, 冷蔵
freezer: 冷凍庫, 冷凍, フリーザー
dishwasher: 食洗機, 食器洗い機, 食器洗浄機
washing machine: 洗濯機, 洗濯
dryer: 乾燥機, ドライヤー, 衣類乾燥機
vacuum: 掃除機, 吸引, 真空, クリーナー
cleaner: 掃除機, 清掃員, 洗剤, クリーナー, 掃除の人
iron: アイロン, 鉄製, 鉄分
fan: 扇風機, ファン, 換気扇, 送風
machine: 機械, マシン, 機器
device: デバイス, 端末, 機器, 装置, 機種
appliance: 家電, 電化製品, 器具, 家電製品
equipment: 設備, 機器, 備品, 装備, 器材
drill: ドリル, 訓練, 電動ドリル, 穴あけ
saw: のこぎり, ノコギリ, 鋸, チェーンソー
hammer: ハンマー, 金槌, トンカチ, かなづち
screw: ネジ, ねじ, 螺子
nail: 釘, 爪, ネイル, クギ
ladder: はしご, 梯子, 脚立, ハシゴ
rope: ロープ, 縄, 綱
tractor: トラクター, トラクタ
harvester: 収穫機, コンバイン, ハーベスター
crop: 作物, 農作物, 収穫, トリミング, 切り抜き
seed: 種子, タネ, 種まき, 種を
plant: 植物, 工場, 植え, 観葉植物, 苗
flower: 花, お花, フラワー, 花束
tree: 樹木, ツリー, 街路樹, 木の
grass: 草, 芝生, 芝, 雑草
leaf: 葉っぱ, 落ち葉, 枯れ葉, 葉が
root: 根元, 根っこ, 根が
soil: 土壌, 用土, 土が, 土を
animal: 動物, 生き物, アニマル
dog: 犬, 愛犬, わんちゃん, ワンちゃん
cat: 猫, ネコ, 愛猫, ねこ
horse: 馬, 乗馬, お馬
bird: 鳥, 小鳥, 野鳥, バード
cow: 牛, 乳牛, 雌牛
pig: 豚, ブタ, 養豚
pet: ペット, 愛犬, 愛猫, 飼い
leash: リード, 引き綱, 首輪
bin: ゴミ箱, ごみ箱, くずかご, 収納箱
rubbish: ゴミ, ごみ, くだらな, クズ, ガラクタ
garbage: ゴミ, ごみ, 生ごみ, 生ゴミ, クズ
trash: ゴミ, ごみ, ゴミ箱, クズ
waste: 無駄, ゴミ, 廃棄物, 廃棄, 浪費
recycling: リサイクル, 資源ごみ, 再利用, 分別
collection: 回収, 収集, コレクション, 集荷, 取り立て
cleaning: 掃除, 清掃, クリーニング, 洗浄
maintenance: メンテナンス, 保守, 整備, メンテ, 点検
construction: 工事, 建設, 建築, 施工, 構造
council: 市役所, 議会, 区役所, 役場, 自治体
city: 都市, 市内, 市役所, 都会, 街
town: 町, 街, タウン, 町内
village: 村, 集落, 村落
citizen: 市民, 国民, 住民, 区民
mayor: 市長, 町長, 区長, 村長
police: 警察, 警察官, 警官, 交番, おまわり
fire: 火事, 火災, 消防, 炎
permit: 許可, 許可証, 認可
licence: 免許, ライセンス, 許可証, 免許証
license: ライセンス, 免許, 免許証, 許可証
identity card: 身分証明書, 身分証, マイナンバーカード, IDカード, 身分証明
counter: 窓口, カウンター, 受付
number: 番号, 数字, ナンバー, 電話番号
street light: 街灯, 街路灯, 外灯
fountain: 噴水, 水飲み場
cycle lane: 自転車レーン, 自転車道, 自転車専用, サイクリングロード
footpath: 歩道, 遊歩道, 小道, 歩行者道
swimming pool: プール, 水泳場
museum: 博物館, 美術館, ミュージアム, 資料館
theatre: 劇場, シアター, 演劇, 舞台
cinema: 映画館, シネマ, 映画, シネコン
concert: コンサート, ライブ, 演奏会, 音楽会
festival: 祭り, フェス, フェスティバル, お祭り
exhibition: 展示, 展覧会, 展示会, 展示品, 企画展
stage: 舞台, ステージ, 段階
actor: 俳優, 役者, 出演者, 男優
actress: 女優, 役者, 俳優
play: 遊ぶ, 再生, プレイ, 演劇, 芝居
audience: 観客, 聴衆, 客席, お客, 視聴者
view: 眺め, 景色, 眺望, 表示, 視界
ticket office: 切符売り場, チケット売り場, 券売所, みどりの窓口, チケット窓口
programme: 番組, プログラム, 演目, 企画
interval: 休憩, 間隔, 幕間, インターバル
wardrobe: クローゼット, 洋服ダンス, ワードローブ, タンス, 衣装
sport: スポーツ, 運動, 競技
football: サッカー, フットボール, アメフト
game: ゲーム, 試合, 遊び
player: プレイヤー, 選手, プレーヤー
match: 試合, マッチ, 一致, 対戦
score: スコア, 得点, 点数, 成績
character: キャラ, キャラクター, 登場人物, 文字, 性格
quest: クエスト, 任務, ミッション
reward: 報酬, 特典, 褒美, リワード, ご褒美
coin: コイン, 硬貨, 小銭
multiplayer: マルチプレイ, マルチ, 対戦, 協力プレイ
cheat: チート, ずる, 不正行為, カンニング, 騙す
cheater: チーター, 不正者, 詐欺師, いかさま
bot: ボット, Bot, 自動応答, チャットボット
advertisement: 広告, 宣伝, コマーシャル, CM*
ad: 広告, 宣伝, CM*
ads: 広告, 宣伝, CM*
banner: バナー, 横断幕, 旗
popup: ポップアップ, 広告表示
pop up: ポップアップ, 飛び出す, 急に出て
interruption: 中断, 途切れ, 邪魔, 妨害, 割り込み
tracking: 追跡, トラッキング, 荷物追跡, 配送状況
cookie: クッキー, Cookie
consent: 同意, 承諾, 許諾, 了承
mode: モード, 方式
dark mode: ダークモード, ダークテーマ, 黒い画面
night mode: ナイトモード, 夜間モード, 夜モード
theme: テーマ, 着せ替え, 題材
layout: レイアウト, 配置, 間取り, 画面構成
design: デザイン, 設計, 意匠, 見た目
icon: アイコン, マーク
animation: アニメーション, アニメ, 動き
interface: インターフェース, 画面, UI, インターフェイス, 操作画面
shortcut: ショートカット, 近道
gesture: ジェスチャー, 身振り, しぐさ
zoom: ズーム, 拡大, 縮小
rotate: 回転, 回す, 回る, 向きを変
landscape: 横向き, 景色, 風景, 横画面
portrait: 縦向き, 縦画面, ポートレート, 肖像
fullscreen: 全画面, フルスクリーン, 全画面表示
widget: ウィジェット, ウイジェット
plugin: プラグイン, アドオン, 拡張機能
extension: 拡張機能, 延長, 延長コード, 内線
integration: 連携, 統合, 連動
API: API, エーピーアイ
webhook: Webhook, ウェブフック
script: スクリプト, 台本, 脚本
developer: 開発者, デベロッパー, 開発元, 運営
documentation: ドキュメント, 資料, 説明書, 文書
manual: 説明書, マニュアル, 取説, 手動, 取扱説明書
instruction: 指示, 説明, 説明書, 手順, 案内
tutorial: チュートリアル, 使い方, 解説, 説明動画
example: 例えば, サンプル, 見本, 実例, たとえば
onboarding: 初期設定, 新人研修, 導入, オンボーディング
setup: 設定, セットアップ, 初期設定, 設置
configuration: 設定, 構成, 環境設定
configure: 設定, 構成, 設定する
permission: 許可, 権限, 承認, パーミッション
role: 役割, 権限, 役職
admin: 管理者, 管理人, 管理, アドミン
administrator: 管理者, 管理人, 管理職
invite: 招待, 誘う, 招く, 誘い
invitation: 招待, 招待状, 案内状, お誘い
approval: 承認, 許可, 認可, 決裁, 承諾
approve: 承認, 許可, 認め
reject: 拒否, 却下, 断る, 拒絶, 断ら
rejected: 拒否, 却下, 断られ, 落とされ, 不採用
decline: 拒否, 断る, 辞退, 低下, 減少
accept: 受け入れ, 承認, 承諾, 受け付け, 同意
block: ブロック, 遮断, 塞ぐ, 着信拒否, 妨げ
ban: 禁止, BAN, 垢バン, 追放, 利用停止
suspend: 停止, 一時停止, 凍結, 中断
suspended: 停止, 凍結, 停止され, 停学, 利用停止
activate: 有効, アクティベート, 有効化, 起動, 作動
deactivate: 無効, 無効化, 停止, 解除
expire: 期限切れ, 失効, 切れる, 有効期限, 満了
expired: 期限切れ, 失効, 切れた, 賞味期限切れ, 満了
limit: 制限, 上限, 限度, リミット, 限界
limited: 制限, 限定, 限られ, 限り
unlimited: 無制限, 使い放題, 無限, 放題
maximum: 最大, 上限, マックス, 最高
minimum: 最低, 最小, 最低限, ミニマム
quota: 割り当て, ノルマ, 上限, 枠
increase: 増加, 増え, 値上げ, 上昇, 増や
rise: 上昇, 上がる, 上がっ, 値上がり, 高騰
raise: 値上げ, 上げる, 昇給, 引き上げ, 賃上げ
decrease: 減少, 減る, 減っ, 低下, 下がる
reduce: 減ら, 削減, 縮小, 下げる, 値下げ
half: 半分, 半額, ハーフ, 半数
percent: パーセント, %, 割合
total: 合計, 総額, 全部, トータル, 全体
sum: 総額, 総計, 合計金額
amount: 金額, 総額, 分量
quantity: 数量, 個数, 分量, 量が
count: 数え, カウント, 件数, 回数, 個数
first: 最初, 初めて, 一番, 第一
last: 最後, 前回, 先月, 昨年, 長持ち
next: 次, 次回, 来週, 隣
previous: 以前, 前回, 前の, 過去
only: だけ, のみ, たった, 唯一
also: また, さらに, 同じく, 加えて
too: すぎる, すぎて, 過ぎる, あまりに, すぎ
much: とても, たくさん, かなり, ずっと
many: 多く, たくさん, 多い, 多数, 大勢
more: もっと, さらに, 以上, もう少し, より多く
less: 少な, 減ら, 以下, 未満
enough: 十分, 足りる, 充分, 足り
almost: ほとんど, ほぼ, もう少しで, 危うく
never: 決して, 二度と, 全く, 一度も, 絶対
always: いつも, 常に, 毎回, 必ず, 毎度
often: よく, 頻繁, しばしば, 度々, たびたび
sometimes: 時々, たまに, ときどき, 時折
rarely: めったに, ほとんど, まれに, 滅多に
daily: 毎日, 日々, 日常, 日替わり, デイリー
weekly: 毎週, 週1, 週一, 週刊, 週ごと
monthly: 毎月, 月額, 月々, 月次, 月刊
yearly: 毎年, 年間, 年額, 年次, 年払い
once: 一度, 一回, 1回, かつて, 1度
leave: 離れ, 退会, 出る, 去る, 休暇
leaving: 退会, 離れ, 退職, 出発, やめる
quit: 辞め, やめ, 退職, 終了, 退会
competitor: 競合, 他社, ライバル, 競争相手
alternative: 代替, 代わり, 別の, 代案, 選択肢
compare: 比較, 比べ, 較べ
comparison: 比較, 比べ, 対比
difference: 違い, 差額, 相違, 差異
same: 同じ, 同様, 一緒, 同一
similar: 似た, 似て, 類似, 同様, 同じよう
different: 違う, 異なる, 別の, 違っ, 異なっ
other: 他の, ほかの, 別の, その他
instead: 代わりに, かわりに, その代わり, 代わり
without: なしで, 無し, なしに, 無しで, せずに
with: 付き, 一緒, とともに, と共に
against: 対して, 反対, 逆ら, 対する
since: 以来, 以降, てから
until: まで, までに, までは
before: 以前, 前に, 前の, 事前
after: 以降, その後, あとに, した後, 後から
during: 期間中, 最中, 途中, 滞在中
while: 最中, しばらく, ながら, 一方, している間
recently: 最近, 近頃, この頃, 先日, 近ごろ
soon: すぐに, 早く, まもなく, もうすぐ, 近いうち
today: 今日, 本日
yesterday: 昨日, きのう, 前日
tomorrow: 明日, あした, 翌日
now: 現在, 今すぐ, 今は, 今の, 今も
later: 後で, あとで, 後から, 後日, のちに
immediately: すぐに, 直ちに, 至急, 即座, 即日
suddenly: 突然, 急に, いきなり, 突如
still: まだ, いまだ, 未だ, それでも, 依然
already: すでに, 既に, とっくに, もう既に
investment: 投資, 出資, 資産運用
fund: ファンド, 資金, 投資信託, 基金, 投信
trade: 取引, 貿易, トレード, 売買, 交換
trading: 取引, トレード, 売買, トレーディング
portfolio: ポートフォリオ, 資産構成, 作品集
broker: 証券会社, 仲介業者, ブローカー, 仲介
ATM: ATM, 現金自動, 引き出し機
withdrawal: 出金, 引き出し, 退会, 撤回, 撤退
withdraw: 引き出, 出金, おろす, 下ろす, 撤回
mortgage: 住宅ローン, 抵当, ローン
account number: 口座番号, アカウント番号, 会員番号, お客様番号
statement: 明細, 明細書, 利用明細, 声明, 取引明細
pension: 年金, 退職金, 厚生年金, 企業年金
retirement: 退職, 定年, 引退, 老後
holiday pay: 有給, 休日手当, 有給休暇, 休暇手当
overtime: 残業, 残業代, 時間外, 超過勤務
shift: シフト, 勤務, 交代, 夜勤
roster: シフト表, 勤務表, 名簿, 当番表
timesheet: 勤務表, タイムシート, 勤怠, タイムカード, 勤怠表
vacation days: 有給, 休暇日数, 有休, 有給休暇, 年休
sick leave: 病欠, 病気休暇, 傷病休暇, 休職
absence: 欠席, 欠勤, 不在, 休み
attendance: 出席, 勤怠, 出勤, 参加, 出欠
dismissal: 解雇, クビ, 首になっ, 免職
employer: 雇用主, 会社, 勤務先, 雇い主, 事業主
tax code: 税区分, 税コード, 税法, 税番号
deduction: 控除, 天引き, 差し引き, 減額
contribution: 貢献, 拠出, 寄付, 保険料, 掛金
expenses: 経費, 費用, 出費, 交通費, 支出
mileage: 走行距離, 燃費, マイレージ, マイル
subtitle: 字幕, サブタイトル, 副題
caption: 字幕, キャプション, 見出し, 説明文
episode: エピソード, 第1話, 話数, 各話
series: シリーズ, 連続, ドラマ, 連載
channel: チャンネル, 番組, 経路
playlist: プレイリスト, 再生リスト
song: 曲, 歌, 楽曲, ソング
album: アルバム, 写真集
podcast: ポッドキャスト, 音声配信
audiobook: オーディオブック, 朗読, 音声書籍
chapter: チャプター, 第1章, 単元, 章立て
library card: 図書カード, 図書館カード, 貸出カード, 利用者カード, 利用カード
reading: 読書, 読み, リーディング, 読むこと, 検針
e book: 電子書籍, 電子本, 電子ブック
print quality: 印刷品質, 印字品質, 印刷の質, 画質, 印字
ink: インク, インキ
toner: トナー, 化粧水
cartridge: カートリッジ, インクカートリッジ
paper jam: 紙詰まり, 紙づまり, 用紙詰まり, 紙が詰ま
barcode: バーコード
QR code: QRコード, 二次元コード, QR
till: レジ, レジスター
cash register: レジ, レジスター
split: 分割, 割り勘, 割れ, 裂け, 分け
gift: ギフト, プレゼント, 贈り物, 贈答
gift card: ギフトカード, ギフト券, 商品券, プリペイドカード
loyalty: ポイント, 会員特典, 忠誠, 愛着, お得意様
points: ポイント, 点数
table reservation: 席の予約, 席予約, テーブル予約
menu card: メニュー表, メニュー, お品書き
kitchen display: キッチンディスプレイ, 厨房モニター, キッチンモニター
child seat: チャイルドシート, 子供椅子, ベビーシート, ジュニアシート
pram: ベビーカー, 乳母車
stroller: ベビーカー, バギー, 乳母車
diaper: おむつ, オムツ, おしめ
toy: おもちゃ, 玩具, オモチャ
doll: 人形, ぬいぐるみ, ドール
puzzle: パズル, ジグソー, 謎解き
age: 年齢, 歳, 年代
adult: 大人, 成人, 大人用, 成人向け
senior: 高齢者, シニア, 年配, お年寄り, 先輩
elderly: 高齢者, お年寄り, 年配, 老人, 高齢
woman: 女性, 女の人, 女, 婦人
man: 男性, 男の人, 男, 紳士
girl: 女の子, 少女, 女子, ガール
boy: 男の子, 少年, 男子, ボーイ
person: 人物, 一人, 個人, 人が
people: 人々, 人達, 人たち, みんな, 方々
couple: カップル, 夫婦, 二人, ペア
single: シングル, 一人, 単一, 独身, 片道
tour group: 団体客, ツアー客, 団体, ツアー団体, 団体旅行
business trip: 出張, ビジネス利用, 出張旅行
conference: 会議, 学会, カンファレンス, 大会
meeting: 会議, 打ち合わせ, ミーティング, 面談, 打合せ
room key: 部屋の鍵, ルームキー, 部屋鍵, 客室キー
key card: カードキー, キーカード, ルームカード
minibar: ミニバー, 冷蔵庫
wifi password: WiFiパスワード, Wi-Fiパスワード, ワイファイのパスワード
sea: 海辺, 海岸, 海が, 海の, オーシャン
mountain: 山, 登山, 山岳, マウンテン
lake: 湖, 湖畔, レイク
river: 川, 河, 河川, リバー
forest: 森, 森林, 林
hike: ハイキング, 登山, 山歩き, 値上げ
hiking: ハイキング, 登山, トレッキング, 山歩き
trail: 登山道, 山道, コース, 遊歩道, トレイル
path: 小道, 経路, 通路, 山道
hut: 小屋, 山小屋, 山荘, ヒュッテ
summit: 頂上, 山頂, サミット, 登頂
peak: 頂上, ピーク, 山頂, 混雑時, 繁忙期
contour: 等高線, 輪郭, コンター
elevation: 標高, 高度, 高低差, 海抜
compass: コンパス, 方位磁石, 羅針盤
coordinates: 座標, 緯度経度, 位置情報
coverage: 圏内, 補償, エリア, 通信エリア, 適用範囲
reception signal: 受信, 電波, 電波状況, 受信感度
roaming: ローミング, 海外利用
SIM: SIM, シム, SIMカード
contract phone: 契約携帯, 契約スマホ, 回線契約
minutes: 通話時間, 議事録, 分間, 分ほど
data volume: データ容量, 通信量, ギガ, データ量, データ通信量
router: ルーター, ルータ
modem: モデム, 回線終端装置
outage: 障害, 停電, 通信障害, 停止, 不通
downtime: 停止時間, ダウンタイム, 停止, サーバー停止, ダウン
maintenance window: メンテナンス時間, メンテ時間, メンテナンス, 保守時間, 定期メンテ
latency: 遅延, レイテンシ, 応答速度, ラグ, ピング
bandwidth: 帯域, 通信速度, 回線速度, 帯域幅
streaming: ストリーミング, 配信, ライブ配信, 動画配信
buffering: バッファリング, 読み込み, ぐるぐる, くるくる, 読込中
pixelated: ドット, モザイク, ブロックノイズ, 画質が粗, 画質が悪
blurry: ぼやけ, ぼけ, ピンボケ, ぼんやり, 手ブレ
sharp picture: 鮮明, くっきり, シャープ, 高画質, きれいな映像
contrast: コントラスト, 明暗, 対比
brightness: 明るさ, 輝度, 照度
flicker: ちらつ, チラつ, 点滅, チカチカ, 明滅
flickering: ちらつ, チラつ, 点滅, チカチカ, 明滅
overheating: 過熱, 発熱, オーバーヒート, 熱暴走, 熱くなり
hot device: 発熱, 端末が熱, 本体が熱, 熱くな, 熱を持
fan noise: ファン音, ファンの音, ファンがうるさ, 騒音, 風切り音
vibration: 振動, バイブ, 揺れ, バイブレーション
vibrate: 振動, 震え, 揺れ, バイブ, ブルブル
ringtone: 着信音, 着メロ, 呼び出し音
mute: ミュート, 消音, 無音, 音を消
unmute: ミュート解除, 消音解除, 音を出
call quality: 通話品質, 通話音質, 通話の質, 音質
dropped call: 通話が切, 通話切れ, 電話が切, 通話が途切れ, 途中で切
hearing aid: 補聴器, 集音器
earpiece: イヤホン, 受話口, イヤーピース, 耳栓
whistling: ハウリング, ピーピー, 口笛, 笛の音, ピー音
feedback noise: ハウリング, ピー音, キーン, ハウる
appearance: 見た目, 外観, 外見, デザイン, 登場
dress: ドレス, ワンピース, 服, 服装, 着る
shirt: シャツ, Tシャツ, ワイシャツ
trousers: ズボン, パンツ, スラックス, ボトムス
shoes: 靴, シューズ, スニーカー
boots: ブーツ, 長靴
sandals: サンダル, ビーチサンダル
jacket: ジャケット, 上着, ジャンパー, ブルゾン
coat: コート, 上着, 外套, 塗り
sock: 靴下, ソックス, くつ下
underwear: 下着, パンツ, 肌着, インナー
hat: 帽子, ハット, ぼうし
glove: 手袋, グローブ, てぶくろ
scarf: マフラー, スカーフ, ストール, 襟巻
ring: 指輪, リング, 鳴る
necklace: ネックレス, ペンダント, 首飾り
bracelet: ブレスレット, 腕輪, バングル
earring: イヤリング, ピアス, 耳飾り
makeup: メイク, 化粧, 化粧品, コスメ
cream: クリーム, 生クリーム, 軟膏
perfume: 香水, 香り, フレグランス, パフューム
shampoo: シャンプー, 洗髪
haircut: ヘアカット, 散髪, カット, 髪型, 髪を切
hairdresser: 美容師, 美容院, 理容師, 美容室, 床屋
nail polish: マニキュア, ネイル, ネイルカラー, ポリッシュ
size chart: サイズ表, サイズチャート, 寸法表, サイズ一覧
colour fading: 色落ち, 色褪せ, 色あせ, 退色, 色移り
shrink: 縮む, 縮ん, 縮み, 縮小, 縮んで
shrinks: 縮む, 縮ん, 縮み, 縮小, 縮んで
tear: 破れ, 裂け, 涙, 破る
torn: 破れ, 裂け, ちぎれ, ボロボロ, 破け
seam: 縫い目, 継ぎ目, 縫製, ほつれ
zip: ファスナー, ジッパー, チャック, ZIP, 圧縮
zipper: ファスナー, ジッパー, チャック
button missing: ボタンがな, ボタン取れ, ボタンが取れ, ボタン欠品
wash: 洗う, 洗濯, 洗っ, 洗浄, 洗い
washing: 洗濯, 洗い, 洗浄, 洗い物, 洗濯物
ironing: アイロン, アイロンがけ, アイロン掛け
honestly: 正直, 正直言って, 率直, ぶっちゃけ, 本音
unfortunately: 残念ながら, 残念, あいにく, 不運, 生憎
thanks: ありがとう, 感謝, お礼, どうも, サンキュー
thank: ありがとう, 感謝, お礼, 有難う, 有り難う
congratulations: おめでとう, お祝い, 祝福, 祝い
praise: 称賛, 褒め, ほめ, 絶賛, 賞賛
compliment: 褒め言葉, お世辞, 称賛, 褒め, お褒め
greeting: 挨拶, あいさつ, 出迎え, 声かけ
hello: こんにちは, もしもし, ハロー
goodbye: さようなら, さよなら, バイバイ, お別れ
please: お願い, ください, 下さい, どうぞ, 頼みます
welcome: 歓迎, ようこそ, いらっしゃい, ウェルカム
`;
