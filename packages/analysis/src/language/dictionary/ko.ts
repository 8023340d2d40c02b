/** Korean words for English ones, as customers write them; the usual word first. */
export const ko = `
battery: 배터리, 밧데리, 건전지
charge: 충전, 요금, 청구, 비용, 결제
charger: 충전기, 충전 어댑터
charging: 충전, 충전중
cable: 케이블, 충전선, 코드, 전선
plug: 플러그, 콘센트, 꽂으
socket: 콘센트, 소켓, 단자
power: 전원, 전력, 파워, 전기
drain: 방전, 소모, 배수구, 하수구, 닳아
empty: 비어, 텅빈, 방전, 빈 상태
dead: 방전, 죽었, 죽은, 먹통, 꺼졌
adapter: 어댑터, 아답터, 젠더
wire: 전선, 와이어, 철사, 배선
wireless: 무선, 와이어리스
screen: 화면, 스크린, 액정
display: 화면, 디스플레이, 표시, 액정
touchscreen: 터치스크린, 터치, 터치 화면
keyboard: 키보드, 자판
button: 버튼, 단추
switch: 스위치, 전환, 바꾸
key: 열쇠, 차키, 자판, 키보드 키
lock: 잠금, 자물쇠, 잠기, 잠겼
unlock: 잠금 해제, 잠금해제, 해제, 열리
door: 현관, 출입문, 도어, 문짝, 문이 안
window: 창문, 유리창, 윈도우, 창가
handle: 손잡이, 핸들
lid: 뚜껑, 덮개, 덮게
case: 케이스, 상자
cover: 커버, 덮개, 표지
strap: 스트랩, 어깨끈, 시계줄, 끈이
band: 밴드, 시계줄
clip: 클립, 집게
hook: 고리, 후크, 걸이
magnet: 자석, 마그넷, 자력
sensor: 센서, 감지기
microphone: 마이크, 마이크로폰
speaker: 스피커, 확성기
headphones: 헤드폰, 헤드셋
earphones: 이어폰, 에어팟, 버즈
volume: 볼륨, 음량, 소리 크기
sound: 소리, 사운드, 음질, 음향
noise: 소음, 잡음, 노이즈, 시끄러
noisy: 시끄러, 시끄럽, 소란, 소음
loud: 시끄럽, 소리가 크, 큰소리, 시끄러
quiet: 조용, 고요, 정숙
silent: 무음, 조용, 소리가 안
buzz: 윙윙, 지직, 진동
beep: 삐소리, 삐삐, 비프음, 경고음
echo: 에코, 울림, 메아리, 울려
static: 잡음, 지직, 정전기, 치지직
music: 음악, 뮤직, 노래
voice: 목소리, 음성, 보이스
call: 전화, 통화, 콜센터, 호출, 부르
phone: 전화, 핸드폰, 휴대폰
mobile: 모바일, 휴대폰, 핸드폰
smartphone: 스마트폰, 핸드폰, 휴대폰
tablet: 태블릿, 테블릿, 패드, 알약
laptop: 노트북, 랩탑
computer: 컴퓨터, 피시, PC*, 컴퓨타
printer: 프린터, 프린터기, 인쇄기
print: 인쇄, 출력, 프린트
scanner: 스캐너, 스캔기
scan: 스캔, 인식
camera: 카메라, 사진기
photo: 사진, 포토
picture: 사진, 그림, 이미지
image: 이미지, 사진, 영상
video: 영상, 동영상, 비디오
film: 영화, 필름, 촬영
recording: 녹화, 녹음, 기록
record: 기록, 녹화, 녹음, 레코드
replay: 다시보기, 재생, 리플레이, 다시 보기
stream: 스트리밍, 방송, 스트림
television: 텔레비전, 티비, TV*, 테레비
remote: 리모컨, 원격, 재택, 리모콘
watch: 시계, 손목시계, 시청, 워치, 보는
wrist: 손목, 팔목
clock: 시계, 벽시계
alarm: 알람, 경보, 자명종
timer: 타이머, 시간제한
light: 조명, 불빛, 가벼, 라이트, 전등
lamp: 램프, 조명, 전등, 스탠드
bulb: 전구, 전등
bright: 밝은, 밝아, 밝고, 눈부, 밝습
dark: 어두, 어둡, 깜깜, 다크
dim: 어둡, 침침, 흐릿, 어두
color: 색상, 색깔, 컬러, 색감
colour: 색상, 색깔, 컬러, 색감
app: 어플, 앱이, 앱을, 애플리케이션, 앱은
application: 어플, 애플리케이션, 신청, 지원서
software: 소프트웨어, 프로그램
program: 프로그램, 프로그래밍
website: 웹사이트, 홈페이지, 사이트, 홈피
site: 사이트, 현장, 부지
page: 페이지, 쪽수
homepage: 홈페이지, 홈피, 첫화면
web: 웹사이트, 인터넷, 웹에서
browser: 브라우저, 크롬, 익스플로러
internet: 인터넷, 온라인
online: 온라인, 인터넷
offline: 오프라인, 연결 끊
network: 네트워크, 통신망
connection: 연결, 접속, 통신
connect: 연결, 접속, 연동
disconnect: 끊김, 끊겨, 끊어, 연결 해제, 끊기
wifi: 와이파이, 무선인터넷, wifi
bluetooth: 블루투스, 블투
signal: 신호, 전파, 수신
server: 서버, 써버
cloud: 클라우드, 구름
sync: 동기화, 싱크, 연동
synchronise: 동기화, 싱크
upload: 업로드, 올리기, 올렸
download: 다운로드, 다운받, 내려받
install: 설치, 인스톨, 깔았
uninstall: 삭제, 제거, 지웠
update: 업데이트, 업뎃, 갱신, 최신화
upgrade: 업그레이드, 업글, 승급
version: 버전, 버젼
release: 출시, 배포, 발매, 릴리즈
restart: 재시작, 재부팅, 다시 시작, 다시시작
reboot: 재부팅, 재시작, 리부팅
reset: 초기화, 리셋, 재설정
crash: 튕김, 튕기, 튕겨, 강제종료, 충돌
freeze: 멈춤, 먹통, 멈춰, 얼어, 프리징
hang: 멈춤, 먹통, 걸어, 매달, 멈춰
stuck: 멈춰, 막혀, 걸렸, 끼었, 갇혔
lag: 렉이, 버벅, 끊김, 지연
slow: 느려, 느리, 느린, 느립, 늦은
fast: 빠르, 빨라, 빠른, 빨리, 신속
quick: 빠르, 빠른, 신속, 빨리, 금방
speed: 속도, 스피드
performance: 성능, 공연, 퍼포먼스, 실적
load: 로딩, 불러오, 로드, 짐을
loading: 로딩, 로딩중, 불러오는, 버퍼링
wait: 기다, 대기, 웨이팅
waiting: 대기, 기다림, 웨이팅, 대기시간, 기다리
delay: 지연, 딜레이, 연착, 지체, 늦어
delayed: 지연, 연착, 늦어, 미뤄, 늦게
late: 늦게, 늦은, 지각, 늦어, 늦었
early: 일찍, 빨리, 조기, 이른
error: 오류, 에러, 실수
bug: 버그, 오류, 벌레
fault: 고장, 결함, 잘못, 오류
failure: 실패, 고장, 장애, 불량
fail: 실패, 안됨, 안돼, 탈락
broken: 고장, 부서, 망가, 깨져, 파손
break: 고장, 깨지, 부서, 휴식, 망가
defect: 불량, 결함, 하자, 불량품
malfunction: 오작동, 고장, 작동 불량, 기능 이상
glitch: 오류, 버그, 결함, 일시적 오류
problem: 문제, 문제점, 이상
issue: 문제, 이슈, 사안, 쟁점
trouble: 문제, 곤란, 트러블, 골치
complaint: 불만, 불평, 컴플레인, 민원, 항의
complain: 불평, 불만, 항의, 컴플레인, 따지
fix: 수정, 고쳐, 고치, 해결, 개선
repair: 수리, 고치, 수선, 고쳐, 보수
solve: 해결, 풀리, 풀어
solution: 해결책, 해결, 솔루션, 방안, 해법
workaround: 우회, 임시방편, 대안, 편법
support: 지원, 고객지원, 서포트, 후원
help: 도움, 도와, 헬프, 도우
helpdesk: 고객센터, 헬프데스크, 상담센터
hotline: 콜센터, 상담전화, 핫라인, 고객센터
assistance: 도움, 지원, 보조, 원조
service: 서비스, 응대, 써비스, 봉사
customer: 고객, 손님, 소비자
client: 고객, 의뢰인, 클라이언트, 거래처
user: 사용자, 유저, 이용자
member: 회원, 멤버, 구성원
guest: 손님, 투숙객, 게스트, 하객
visitor: 방문객, 방문자, 관람객, 내방객
passenger: 승객, 탑승객, 여객
driver: 기사, 운전자, 운전기사, 드라이버
rider: 라이더, 배달기사, 탑승자, 배달원
patient: 환자, 참을성, 인내심
student: 학생, 수강생, 대학생
teacher: 선생님, 교사, 선생, 강사, 쌤이
pupil: 학생, 제자, 초등학생
parent: 부모, 학부모, 보호자
child: 아이, 어린이, 자녀, 아동, 애기
kid: 아이, 꼬마, 애들, 어린이, 키즈
baby: 아기, 애기, 유아, 영아, 베이비
family: 가족, 패밀리, 식구
friend: 친구, 지인
colleague: 동료, 직장 동료
employee: 직원, 사원, 종업원, 근로자, 임직원
staff: 직원, 스태프, 스탭, 종업원
team: 팀이, 팀원, 팀에, 팀장
manager: 매니저, 관리자, 점장, 지배인, 팀장
boss: 사장, 상사, 보스, 대표
owner: 주인, 소유자, 사장님, 오너, 소유주
neighbour: 이웃, 옆집, 윗집, 아랫집
dealer: 딜러, 판매점, 대리점
supplier: 공급업체, 납품업체, 공급자, 협력사
vendor: 판매자, 업체, 판매업체, 벤더
partner: 파트너, 협력사, 제휴, 동반자
company: 회사, 기업, 업체, 귀사
business: 사업, 비즈니스, 업무, 영업, 장사
shop: 가게, 매장, 상점
store: 매장, 가게, 상점, 스토어, 보관
branch: 지점, 지사, 분점, 나뭇가지
office: 사무실, 오피스, 사무소, 관공서
login: 로그인, 접속, 로긴
logout: 로그아웃, 접속종료
sign: 서명, 표지판, 간판, 싸인, 사인
password: 비밀번호, 비번, 패스워드, 암호
username: 아이디, 사용자명, 유저네임, 사용자 이름
account: 계정, 계좌, 아이디
profile: 프로필, 프로파일
register: 등록, 가입, 회원가입
registration: 등록, 가입, 회원가입, 접수
verification: 인증, 확인, 검증, 본인인증
verify: 인증, 확인, 검증
code: 코드, 인증번호, 번호
pin: 핀번호, 비밀번호, PIN, 비번
two factor: 이중인증, 2단계 인증, 2단계인증, 이중 인증, 2차 인증
fingerprint: 지문, 지문인식
face: 얼굴, 안면, 페이스
security: 보안, 안전, 경비, 시큐리티
secure: 안전, 보안, 튼튼
safe: 안전, 안심, 금고, 무사
unsafe: 위험, 불안전, 안전하지, 불안
danger: 위험, 위기
dangerous: 위험, 위태, 위험한
risk: 위험, 리스크, 위험성
hack: 해킹, 해커, 털렸, 도용
hacker: 해커, 해킹범, 핵쟁이
fraud: 사기, 부정, 사기꾼, 도용
scam: 사기, 사기꾼, 스캠, 바가지
fake: 가짜, 짝퉁, 위조, 모조품, 페이크
spam: 스팸, 광고문자, 스팸문자
virus: 바이러스, 악성코드, 멀웨어
privacy: 개인정보, 사생활, 프라이버시
private: 개인, 비공개, 사적, 프라이빗, 사설
personal: 개인, 개인적, 사적
data: 데이터, 자료, 정보
leak: 누수, 유출, 새는, 새요, 누출
breach: 유출, 침해, 위반
delete: 삭제, 지우, 지워, 제거
remove: 제거, 삭제, 빼고, 없애
erase: 지우, 삭제, 지워, 소거
restore: 복원, 복구, 되돌리, 회복
backup: 백업, 예비, 복사본
export: 내보내기, 수출, 추출
import: 가져오기, 수입, 불러오기
file: 파일, 서류철
folder: 폴더, 디렉토리
document: 문서, 서류, 다큐먼트
form: 양식, 서식, 신청서, 입력폼
attachment: 첨부, 첨부파일, 부착물
spreadsheet: 스프레드시트, 엑셀, 시트
table: 테이블, 탁자, 식탁, 도표
row: 가로줄, 한줄, 줄에
column: 세로줄, 칼럼, 컬럼, 기둥
report: 보고서, 리포트, 신고, 보고, 제보
chart: 차트, 도표, 그래프
graph: 그래프, 도표
dashboard: 대시보드, 현황판, 계기판
statistics: 통계, 통계자료
analysis: 분석, 해석
filter: 필터, 거르, 여과
sort: 정렬, 분류, 종류
search: 검색, 찾기, 서치, 찾아
find: 찾기, 찾아, 찾을, 발견, 검색
result: 결과, 성과
list: 목록, 리스트, 명단
menu: 메뉴, 메뉴판, 차림표
setting: 설정, 세팅, 셋팅
settings: 설정, 세팅, 환경설정, 셋팅
option: 옵션, 선택, 선택지
preference: 선호, 환경설정, 취향
feature: 기능, 특징
function: 기능, 함수, 작동
tool: 도구, 공구, 툴이
template: 템플릿, 양식, 서식, 견본
field: 필드, 입력란, 항목, 분야, 들판
label: 라벨, 레이블, 상표, 딱지
tag: 태그, 꼬리표, 가격표
category: 카테고리, 분류, 범주, 항목
title: 제목, 타이틀, 직함
text: 텍스트, 문자, 글자, 본문, 글씨
font: 폰트, 글꼴, 글씨체, 서체
size: 사이즈, 크기, 치수
language: 언어, 한국어, 외국어
translation: 번역, 통역, 번역본
translate: 번역, 번역기, 해석
word: 단어, 낱말, 워드
sentence: 문장, 글귀
spelling: 철자, 맞춤법, 오타, 스펠링
message: 메시지, 문자, 메세지, 쪽지
notification: 알림, 통지, 푸시, 알람, 공지
alert: 경고, 알림, 경보
reminder: 알림, 리마인더, 독촉, 미리알림
email: 이메일, 메일, 전자우편
mail: 우편, 메일, 우편물
newsletter: 뉴스레터, 소식지
inbox: 받은편지함, 수신함, 메일함, 받은 메일함
chat: 채팅, 대화
comment: 댓글, 코멘트, 의견, 한마디
review: 리뷰, 후기, 평가, 사용후기
rating: 평점, 별점, 등급, 평가
star: 별점, 별표, 별 다섯, 별 하나
feedback: 피드백, 의견, 건의, 반응
survey: 설문, 설문조사, 조사
question: 질문, 문의, 물음, 문항
answer: 답변, 대답, 정답, 응답, 답장
reply: 답장, 답변, 회신, 답글, 댓글
response: 응답, 반응, 답변, 대응
respond: 응답, 답변, 대응, 반응
contact: 연락, 문의, 연락처, 접촉
ticket: 티켓, 입장권, 승차권, 표를 사
request: 요청, 신청, 부탁, 요구, 의뢰
price: 가격, 값이, 요금, 금액
cost: 비용, 가격, 원가, 경비
expensive: 비싸, 비싼, 비쌈, 고가, 비쌉
cheap: 싸다, 저렴, 값싼, 싸구려, 저가
fee: 수수료, 요금, 회비, 비용
surcharge: 추가요금, 할증, 추가 요금, 추가비용
discount: 할인, 디씨, 에누리, 세일
coupon: 쿠폰, 할인권
voucher: 바우처, 상품권, 쿠폰, 이용권, 교환권
promotion: 프로모션, 행사, 이벤트, 판촉, 승진
offer: 제안, 제공, 혜택, 할인행사, 오퍼
sale: 세일, 판매, 할인, 할인행사
deal: 거래, 특가, 할인
free: 무료, 공짜, 자유, 프리
trial: 체험, 무료체험, 시험판, 평가판
subscription: 구독, 정기구독, 정기결제, 구독료
subscribe: 구독, 가입, 신청
unsubscribe: 구독취소, 구독 취소, 수신거부, 해지, 구독해지
renewal: 갱신, 연장, 재계약, 자동갱신
renew: 갱신, 연장, 재계약
cancel: 취소, 해지, 캔슬, 해약
cancellation: 취소, 해지, 결항, 해약, 캔슬
plan: 요금제, 계획, 플랜, 일정
package: 패키지, 소포, 택배, 묶음, 포장
tier: 등급, 단계, 티어
premium: 프리미엄, 유료, 보험료, 고급
membership: 멤버십, 회원권, 회원, 멤버쉽
paywall: 유료, 유료화, 결제 유도, 과금
payment: 결제, 지불, 납부, 지급, 입금
pay: 결제, 지불, 납부, 급여, 페이
paid: 결제했, 유료, 지불, 냈는데, 납부
card: 카드
credit: 신용, 크레딧, 적립금, 신용카드
debit: 체크카드, 출금, 인출, 직불
cash: 현금, 캐시
bank: 은행, 뱅크
transfer: 이체, 송금, 환승, 이전, 전송
invoice: 청구서, 송장, 인보이스, 계산서
bill: 청구서, 고지서, 계산서, 요금
billing: 청구, 결제, 과금, 빌링
receipt: 영수증, 수령
refund: 환불, 환급, 반환, 환불금
reimbursement: 환급, 상환, 변제, 보상, 정산
money: 돈을, 돈이, 금액, 돈만, 머니
wallet: 지갑, 월렛
balance: 잔액, 균형, 잔고, 밸런스
budget: 예산, 경비
tax: 세금, 조세, 부가세
VAT: 부가세, 부가가치세, 세금
currency: 화폐, 환율, 외화, 통화 단위
salary: 급여, 월급, 연봉, 봉급
wage: 임금, 급여, 시급, 월급
payroll: 급여, 급여대장, 월급, 급여 지급
payslip: 급여명세서, 급여명세, 월급명세서, 명세서
bonus: 보너스, 상여금, 성과급
tip: 꿀팁, 봉사료, 팁을, 팁이
deposit: 보증금, 예치금, 입금, 예금, 선금
rent: 임대, 월세, 렌트, 집세, 대여
insurance: 보험, 보험료, 보험사
loan: 대출, 융자, 빌린 돈
debt: 부채, 채무, 연체, 빚을, 빚이
interest: 이자, 관심, 금리, 흥미
contract: 계약, 약정, 계약서
agreement: 합의, 동의, 계약, 협정, 협약
terms: 약관, 조건, 이용약관
policy: 정책, 방침, 규정, 보험증권
rule: 규칙, 규정
fine: 벌금, 과태료, 괜찮, 범칙금
penalty: 위약금, 벌금, 페널티, 벌칙, 패널티
commission: 수수료, 커미션, 위원회
profit: 수익, 이익, 이윤, 흑자
revenue: 매출, 수익, 수입
value: 가치, 가성비, 가격
worth: 가치, 값어치, 만한, 가성비
overcharged: 과다청구, 과다 청구, 바가지, 더 청구, 과금
double: 두배, 이중, 더블, 중복, 2배
twice: 두번, 두 번, 2번, 두배, 중복
again: 다시, 또다시, 재차, 또 다시
wrong: 잘못, 틀린, 틀렸, 엉뚱
incorrect: 부정확, 틀린, 잘못된, 틀렸, 오류
mistake: 실수, 착오, 잘못, 오류
false: 거짓, 허위, 틀린, 가짜
true: 진실, 사실, 정말, 진짜
correct: 정확, 올바른, 맞는, 수정, 정정
right: 맞는, 오른쪽, 권리, 올바른, 옳은
accurate: 정확, 정밀, 정확도
precise: 정밀, 정확, 세밀
exact: 정확, 딱 맞, 정확히
order: 주문, 순서, 오더, 발주, 명령
buy: 구매, 구입, 샀는데, 사려고, 샀어
purchase: 구매, 구입, 매입, 구매한
sell: 판매, 팔아, 팔고, 매도, 팔다
seller: 판매자, 셀러, 판매처
buyer: 구매자, 바이어, 매수자
product: 제품, 상품, 물건, 프로덕트
item: 아이템, 상품, 품목, 물품, 항목
goods: 상품, 물품, 굿즈, 물건
stock: 재고, 주식, 증권, 입고
inventory: 재고, 인벤토리, 재고목록
available: 가능, 이용 가능, 구매 가능, 재고 있
unavailable: 불가, 이용 불가, 사용 불가, 이용불가, 안됩니다
out of stock: 품절, 매진, 재고 없, 재고없, 솔드아웃
basket: 장바구니, 바구니, 바스켓
cart: 장바구니, 카트, 수레
checkout: 계산대, 결제, 체크아웃, 퇴실
delivery: 배송, 배달, 택배, 납품
deliver: 배달, 배송, 전달, 납품
shipping: 배송, 배송비, 발송, 출하, 택배
ship: 발송, 선박, 배송, 출하, 여객선
courier: 택배기사, 배달원, 택배사, 퀵서비스, 택배
parcel: 소포, 택배, 택배물
packaging: 포장, 패키징, 포장재
box: 박스, 상자, 케이스
bag: 가방, 봉투, 봉지, 백팩, 쇼핑백
envelope: 봉투, 편지봉투
damaged: 파손, 손상, 훼손, 망가, 찌그러
scratched: 긁힘, 긁혀, 스크래치, 기스, 흠집
dented: 찌그러, 움푹, 찍힘, 눌림
cracked: 깨진, 균열, 깨졌, 갈라, 금이 갔
leaking: 누수, 새는, 새요, 물이 새, 샙니다
missing: 누락, 빠졌, 없어졌, 분실, 빠진
lost: 분실, 잃어, 잃어버, 없어진
stolen: 도난, 훔쳐, 도둑맞, 훔친
theft: 도난, 절도, 도둑
return: 반품, 반납, 돌려, 돌아, 귀환
exchange: 교환, 환전, 바꿔
replacement: 교체, 교환, 대체품, 대체
replace: 교체, 교환, 대체, 갈아
spare: 여분, 예비, 스페어
part: 부품, 부분, 파트, 일부
warranty: 보증, 워런티, 무상수리, 보증기간
guarantee: 보장, 보증, 개런티
quality: 품질, 퀄리티, 화질, 음질
material: 소재, 재질, 재료, 자료
fabric: 원단, 직물, 옷감, 패브릭, 천 재질
cotton: 순면, 코튼, 면소재, 면 소재
leather: 가죽, 레더
wood: 나무, 목재, 원목, 우드
metal: 금속, 메탈, 철제
plastic: 플라스틱, 비닐
glass: 유리, 유리잔, 글라스
rubber: 고무, 러버, 지우개
paper: 종이, 용지, 페이퍼
steel: 강철, 스틸, 스테인리스, 철강
sturdy: 튼튼, 견고, 단단
solid: 튼튼, 견고, 단단, 탄탄, 솔리드
flimsy: 부실, 약한, 허술, 조잡, 얇고
fragile: 깨지기, 약한, 취약, 파손주의, 약해
durable: 내구성, 튼튼, 오래가, 오래 가
heavy: 무거, 무겁, 무게, 묵직
thin: 얇은, 얇아, 얇고, 가늘, 얇습
thick: 두꺼, 두껍, 굵은, 두툼, 진한
long: 길어, 길다, 오래, 긴 시간, 길이
short: 짧은, 짧아, 짧고, 부족, 짧습
wide: 넓은, 넓어, 넓고, 폭이, 와이드
narrow: 좁은, 좁아, 좁고, 비좁, 좁습
large: 커요, 대형, 커다, 넓은, 크고
big: 커요, 커서, 크고, 커다, 너무 커
small: 작은, 작아, 작고, 소형, 작습
tiny: 조그만, 아주 작, 자그마, 쪼그만, 작은
tall: 키가 큰, 키가 커, 높은, 장신
high: 높은, 높아, 높고, 높게, 높습
low: 낮은, 낮아, 낮고, 낮게, 부족
deep: 깊은, 깊이, 깊어, 깊고
fit: 맞는, 핏이, 맞아, 사이즈, 피팅
tight: 꽉 끼, 타이트, 조이, 꽉끼, 쪼이
loose: 헐렁, 느슨, 헐거, 헐겁, 풀려
comfortable: 편안, 편해, 편하, 쾌적, 안락
uncomfortable: 불편, 불쾌, 거북
soft: 부드러, 부드럽, 푹신, 소프트, 말랑
hard: 딱딱, 어려, 단단, 힘들, 하드
rough: 거칠, 거친, 까칠, 울퉁불퉁
smooth: 부드러, 매끄러, 매끈, 원활, 부드럽
sharp: 날카로, 날카롭, 선명, 뾰족, 예리
blunt: 무딘, 뭉툭, 무뎌, 안 썰
warm: 따뜻, 따듯, 포근, 미지근
cold: 추워, 추운, 차가, 감기, 춥고
hot: 뜨거, 더워, 더운, 매운, 뜨겁
cool: 시원, 서늘, 멋진
freezing: 너무 추, 얼어, 꽁꽁, 추워, 영하
wet: 젖은, 젖어, 축축, 젖었
dry: 건조, 마른, 말라, 드라이, 퍽퍽
damp: 눅눅, 습한, 축축, 습기
clean: 깨끗, 청결, 청소, 클린, 깔끔
dirty: 더러, 더럽, 지저분, 불결
filthy: 더러, 불결, 더럽, 지저분
dust: 먼지, 분진, 미세먼지
stain: 얼룩, 자국, 찌든 때
smell: 냄새, 악취, 향기
stink: 악취, 냄새, 구린, 구려
odour: 냄새, 악취, 체취
mould: 곰팡이, 곰팡, 금형
mold: 곰팡이, 곰팡, 금형
rust: 녹슨, 녹슬, 부식, 녹이 슬
rot: 썩은, 썩어, 부패, 상한, 썩었
insect: 벌레, 곤충, 해충, 바퀴벌레
food: 음식, 식품, 먹거리, 푸드, 식사
meal: 식사, 끼니, 음식
breakfast: 조식, 아침식사, 아침밥, 아침 식사
lunch: 점심, 런치, 점심식사
dinner: 저녁, 디너, 저녁식사, 석식, 만찬
dish: 요리, 접시, 그릇, 음식
recipe: 레시피, 조리법, 요리법
ingredient: 재료, 성분, 식재료, 원재료
taste: 맛이, 맛은, 맛도, 취향, 입맛
tasty: 맛있, 맛나, 맛난, 맛집
delicious: 맛있, 맛나, 존맛, 꿀맛
bland: 싱거, 밍밍, 싱겁, 맹맛
salty: 짜요, 짭짤, 짠맛, 짜고, 너무 짜
sweet: 달콤, 달아요, 단맛, 달고, 달다
sour: 신맛, 시큼, 새콤, 셔요
bitter: 쓴맛, 씁쓸, 쌉싸름
spicy: 매운, 매워, 매콤, 맵고, 맵다
fresh: 신선, 싱싱, 신선도, 상쾌
stale: 눅눅, 오래된, 상한, 김빠진, 묵은
raw: 날것, 생고기, 덜 익, 생으로, 익히지
burnt: 탄맛, 탄 맛, 태웠, 새까맣, 눌어붙
undercooked: 덜 익, 덜익, 안 익, 설익, 안익
cooked: 익은, 조리, 요리된, 익힌
portion: 일인분, 1인분, 분량, 양이 적
snack: 간식, 과자, 스낵, 안주
drink: 음료, 음료수, 마시, 드링크, 마셔
water: 생수, 식수, 온수, 수돗물, 물이 안
coffee: 커피, 아메리카노
tea: 홍차, 녹차, 티백, 찻잔
milk: 우유, 밀크, 분유
juice: 주스, 쥬스, 과즙
beer: 맥주, 생맥주
wine: 와인, 포도주
bread: 식빵, 빵이, 빵은, 빵도, 빵을
cheese: 치즈
meat: 고기, 육류, 육질
chicken: 치킨, 닭고기, 닭이
fish: 생선, 물고기, 어류, 피쉬
egg: 계란, 달걀, 에그
vegetable: 야채, 채소, 나물
fruit: 과일, 열매, 과실
salad: 샐러드, 셀러드
soup: 수프, 국물, 스프, 찌개
rice: 밥이, 쌀밥, 공기밥, 밥은, 쌀이
pasta: 파스타, 스파게티
pizza: 피자, 핏자
sandwich: 샌드위치, 토스트
cake: 케이크, 케익, 케잌
chocolate: 초콜릿, 초코, 초콜렛
sugar: 설탕, 당분, 슈가
salt: 소금, 염분
oil: 기름, 오일, 석유, 식용유
allergy: 알레르기, 알러지
allergen: 알레르기 유발, 알레르겐, 알러지
gluten: 글루텐, 밀가루
vegan: 비건, 채식
vegetarian: 채식, 채식주의, 베지테리언
organic: 유기농, 오가닉, 친환경
healthy: 건강, 건강한, 헬시, 건강식
restaurant: 식당, 레스토랑, 음식점, 맛집
cafe: 카페, 까페, 커피숍
bar: 술집, 바에서, 호프, 주점
kitchen: 주방, 부엌, 키친
cook: 요리, 조리, 요리사
chef: 셰프, 요리사, 주방장, 쉐프
waiter: 웨이터, 종업원, 서빙, 직원
waitress: 웨이트리스, 종업원, 서빙
seat: 좌석, 자리, 시트, 의자
chair: 의자, 체어
bench: 벤치, 긴 의자
sofa: 소파, 쇼파
bed: 침대, 침상, 베드
mattress: 매트리스, 메트리스, 매트
pillow: 베개, 베게, 쿠션
blanket: 담요, 이불, 블랭킷, 모포
sheet: 침대보, 시트, 이불보, 침구
towel: 수건, 타월, 타올
shower: 샤워, 샤워기, 샤워실
bath: 욕조, 목욕, 반신욕, 목욕탕
bathroom: 화장실, 욕실, 샤워실
toilet: 화장실, 변기, 좌변기
sink: 세면대, 싱크대, 개수대
tap: 수도꼭지, 수전, 두드리, 터치
soap: 비누, 세정제
room: 객실, 룸이, 호실, 방 안, 방이 좁
bedroom: 침실, 안방
cabin: 객실, 오두막, 선실, 캐빈, 기내
apartment: 아파트, 원룸, 빌라
house: 주택, 집이, 하우스, 집을, 가옥
home: 집에, 집에서, 가정, 우리집
building: 건물, 빌딩, 건축물
floor: 바닥, 마루, 플로어, 층에, 몇층
stairs: 계단, 층계
lift: 엘리베이터, 승강기, 리프트, 들어올리
elevator: 엘리베이터, 승강기, 엘베
escalator: 에스컬레이터, 에스컬레이트
ramp: 경사로, 진입로, 비탈길
wheelchair: 휠체어, 휠체어석
disabled: 장애인, 비활성, 장애우
accessibility: 접근성, 장애인 편의, 이용 편의, 배리어프리
entrance: 입구, 출입구, 입장, 현관
exit: 출구, 나가는, 비상구, 퇴장
corridor: 복도, 통로
lobby: 로비
reception: 프런트, 리셉션, 접수, 프론트, 안내데스크
balcony: 발코니, 베란다
terrace: 테라스, 야외석
garden: 정원, 가든, 화단, 텃밭
pool: 수영장, 풀장
sauna: 사우나, 찜질방
gym: 헬스장, 체육관, 피트니스
beach: 해변, 바닷가, 해수욕장, 비치
park: 공원, 주차, 파크
playground: 놀이터, 운동장
parking: 주차, 주차장, 파킹
garage: 차고, 정비소, 카센터, 주차장
hotel: 호텔, 숙소, 숙박
hostel: 호스텔, 게스트하우스, 유스호스텔, 민박
camping: 캠핑, 야영
campsite: 캠핑장, 야영장
tent: 텐트, 천막
booking: 예약, 부킹, 예매
book: 예약, 도서, 서적, 책을 읽, 책 한
reservation: 예약, 예매, 사전예약
reserve: 예약, 예비, 비축
appointment: 예약, 약속, 진료예약, 일정
slot: 슬롯, 시간대, 빈 시간
schedule: 일정, 스케줄, 시간표, 스케쥴
timetable: 시간표, 운행시간, 배차
calendar: 달력, 캘린더, 일정
date: 날짜, 일자, 데이트, 기한
day: 하루, 일간, 당일, 매일, 며칠
week: 일주일, 이번주, 주일, 지난주, 1주
month: 한달, 한 달, 개월, 이번달, 매월
year: 올해, 년간, 1년, 작년, 일년
hour: 시간, 한시간, 1시간
minute: 분간, 몇분, 10분, 분만에, 분 동안
second: 두번째, 두 번째, 둘째, 몇초, 초 정도
morning: 아침, 오전, 새벽
afternoon: 오후, 낮에, 한낮
evening: 저녁, 밤에
night: 밤에, 야간, 하룻밤, 심야
weekend: 주말, 토요일
holiday: 휴일, 공휴일, 명절, 휴가, 연휴
vacation: 휴가, 방학, 바캉스, 여행
summer: 여름, 여름철, 하계, 썸머
winter: 겨울, 겨울철, 동계
spring: 봄에, 용수철, 스프링, 봄철
autumn: 가을, 가을철
season: 계절, 시즌
travel: 여행, 이동, 트래블, 출장
trip: 여행, 트립, 나들이, 출장
journey: 여정, 여행, 이동
tour: 투어, 관광, 견학
excursion: 소풍, 관광, 당일치기, 나들이, 견학
guide: 가이드, 안내, 안내원, 지침
map: 지도, 약도
route: 경로, 노선, 루트
navigation: 내비게이션, 네비게이션, 네비, 길안내, 내비
direction: 방향, 길찾기, 길안내
address: 주소, 주소지
location: 위치, 장소, 지역, 소재지
GPS: GPS, 위치추적, 지피에스, 내비
distance: 거리, 간격
kilometre: 킬로미터, 킬로, 키로, km*
mile: 마일
train: 기차, 열차, 전철, 전차
bus: 버스, 고속버스
tram: 트램, 전차, 노면전차
metro: 지하철, 전철, 메트로
subway: 지하철, 전철, 서브웨이
taxi: 택시, 카카오택시
car: 자동차, 차량, 승용차, 자가용, 차를
van: 승합차, 봉고, 봉고차
truck: 트럭, 화물차
lorry: 트럭, 화물차, 대형트럭
motorcycle: 오토바이, 바이크, 이륜차
bicycle: 자전거, 싸이클
bike: 자전거, 오토바이, 바이크
scooter: 스쿠터, 킥보드, 전동킥보드
helmet: 헬멧, 안전모
brake: 브레이크, 제동
brakes: 브레이크, 제동
wheel: 바퀴, 핸들
tyre: 타이어, 타이야, 펑크
tire: 타이어, 타이야, 펑크
engine: 엔진, 원동기
motor: 모터, 전동기, 엔진
fuel: 연료, 기름, 연비, 주유
petrol: 휘발유, 기름, 주유소, 가솔린
diesel: 디젤, 경유
charging station: 충전소, 전기차 충전, 충전기, 충전 스테이션
tank: 탱크, 물통, 연료통, 수조
seatbelt: 안전벨트, 안전띠, 벨트
road: 도로, 차도, 길바닥
street: 거리, 도로, 길가, 골목
lane: 차선, 차로가, 레인
pavement: 보도, 인도, 포장도로, 보도블럭
sidewalk: 인도, 보도, 보행로
pothole: 포트홀, 도로 파임, 웅덩이, 패인
bridge: 다리, 교량, 육교, 대교
tunnel: 터널, 지하도
traffic: 교통, 교통량, 차량 통행, 트래픽
jam: 정체, 교통체증, 걸림, 막힘, 막혀
crossing: 횡단보도, 건널목, 교차로
junction: 교차로, 분기점, 사거리, 갈림길
station: 지하철역, 기차역, 정류장, 스테이션
stop: 정류장, 멈추, 정지, 정차, 정류소
platform: 승강장, 플랫폼, 탑승구
airport: 공항, 비행장
flight: 비행기, 항공편, 비행, 항공기
plane: 비행기, 항공기
airline: 항공사, 항공
boarding: 탑승, 승선, 승차, 보딩
gate: 게이트, 탑승구, 출입문, 개찰구, 대문
luggage: 수하물, 짐이, 캐리어, 짐을, 여행가방
baggage: 수하물, 짐이, 짐을, 위탁수하물
suitcase: 캐리어, 여행가방, 슈트케이스
ferry: 페리, 여객선, 카페리, 배편
boat: 보트, 선박, 배를
harbour: 항구, 항만, 부두
port: 포트, 항구, 단자, 항만
deck: 갑판, 데크
crew: 승무원, 승조원, 크루, 선원
captain: 선장, 기장, 캡틴
announcement: 안내방송, 공지, 발표, 방송, 안내 방송
border: 국경, 경계, 테두리
customs: 세관, 관세, 통관
passport: 여권, 패스포트
visa: 비자, 사증
fare: 요금, 운임, 차비, 교통비
pass: 패스, 정기권, 합격, 통과, 이용권
season ticket: 정기권, 시즌권, 정기 승차권, 시즌 티켓
queue: 대기줄, 줄이, 줄서, 대기열
line: 대기줄, 노선, 라인, 줄이, 회선
crowd: 인파, 군중, 사람이 많, 혼잡, 북적
crowded: 붐비, 혼잡, 북적, 복잡, 사람이 많
full: 가득, 만석, 꽉 찬, 만원, 배부
overcrowded: 초만원, 과밀, 혼잡, 미어터, 너무 붐
space: 공간, 자리, 스페이스, 용량
friendly: 친절, 상냥, 친근, 다정
unfriendly: 불친절, 쌀쌀, 퉁명, 불친절한
rude: 무례, 싸가지, 불친절, 예의없, 건방
polite: 공손, 예의, 정중, 친절
impolite: 무례, 예의없, 버릇없, 예의가 없
kind: 친절, 상냥, 착한, 종류
helpful: 도움, 유용, 친절, 도움이 되
unhelpful: 도움이 안, 도움 안, 불친절, 도움이 되지
competent: 유능, 능숙, 능력
incompetent: 무능, 미숙, 무능력, 서툴
professional: 전문, 전문적, 프로, 전문가
unprofessional: 비전문적, 프로답지, 전문성 없, 아마추어
arrogant: 거만, 건방, 오만, 교만
impatient: 조급, 성급, 참을성 없, 급한
attentive: 세심, 배려, 꼼꼼, 신경 써, 주의깊
careless: 부주의, 조심성 없, 무책임, 대충, 경솔
lazy: 게으, 나태, 귀찮
honest: 정직, 솔직, 양심적
dishonest: 부정직, 양심없, 거짓, 비양심, 정직하지
reliable: 믿을 만, 믿을만, 신뢰, 믿음직, 안정적
unreliable: 못 믿, 못믿, 불안정, 믿을수 없, 신뢰할수 없
responsible: 책임, 담당, 책임감
trust: 신뢰, 믿음, 믿고, 신용
promise: 약속, 약속했, 장담
lie: 거짓말, 거짓, 누워
mislead: 속이, 속여, 오해, 현혹, 기만
misleading: 오해, 과장광고, 허위, 현혹, 기만
apologise: 사과, 죄송, 사죄
sorry: 죄송, 미안, 유감
excuse: 변명, 핑계, 실례
explain: 설명, 해명, 알려
explanation: 설명, 해명, 설명서
inform: 알려, 통보, 안내, 통지, 알리
information: 정보, 안내, 인포
unclear: 불명확, 불분명, 애매, 모호, 명확하지
clear: 명확, 분명, 선명, 깔끔, 투명
confusing: 헷갈, 혼란, 복잡, 혼동, 햇갈
confused: 헷갈, 혼란, 당황, 혼동
understand: 이해, 알아듣, 알겠, 납득
misunderstanding: 오해, 착각, 잘못 이해
complicated: 복잡, 까다로, 번거로, 어려
complex: 복잡, 복합, 어려
simple: 간단, 단순, 심플, 간편
easy: 쉬운, 쉽게, 쉬워, 간편, 쉽고
difficult: 어려, 어렵, 힘들, 곤란, 난해
intuitive: 직관적, 직관, 알기 쉬
annoying: 짜증, 귀찮, 성가, 거슬
annoyed: 짜증, 짜증나, 불쾌, 성질
angry: 화가, 화나, 열받, 빡치, 분노
furious: 격분, 분노, 극대노, 빡쳐, 격노
disappointed: 실망, 아쉬, 아쉽
disappointing: 실망, 실망스, 아쉬, 기대 이하, 아쉽
frustrated: 답답, 좌절, 짜증, 속터
frustrating: 답답, 짜증, 속터, 좌절
sad: 슬퍼, 슬픈, 슬프, 속상, 안타까
happy: 행복, 기뻐, 기쁘, 좋아, 만족
satisfied: 만족, 흡족, 만족스
dissatisfied: 불만족, 불만, 만족하지, 불만스
pleased: 만족, 기뻐, 기쁘, 흡족
delighted: 매우 기쁘, 기쁘, 대만족, 너무 좋, 기뻐
surprised: 놀라, 놀랐, 깜짝, 의외
worried: 걱정, 불안, 염려, 근심
afraid: 무서, 두려, 겁나, 걱정, 무섭
scared: 무서, 겁나, 무섭, 두려
ashamed: 부끄러, 창피, 부끄럽, 수치
tired: 피곤, 지쳐, 피로, 지친, 지쳤
bored: 지루, 심심, 따분, 질려
boring: 지루, 따분, 재미없, 노잼, 지겨
interesting: 흥미, 재미있, 재밌, 흥미로
exciting: 신나, 흥미진진, 흥분, 설레, 짜릿
fun: 재미, 재밌, 즐거, 꿀잼
enjoy: 즐기, 즐거, 즐겁, 즐겼, 재밌
love: 사랑, 너무 좋아, 애정, 최애
like: 좋아, 마음에 들, 맘에 들, 좋았, 좋은
hate: 싫어, 증오, 싫은, 혐오, 극혐
dislike: 싫어, 마음에 안, 맘에 안, 별로, 싫은
prefer: 선호, 더 좋아, 낫다
recommend: 추천, 강추, 권장, 권하
avoid: 피하, 회피, 비추, 피해야
regret: 후회, 아쉬, 유감
miss: 놓쳐, 놓쳤, 그리워, 그립, 놓치
wish: 바람, 바랍니다, 소원, 희망, 좋겠
want: 원하, 원해, 싶어, 바라, 원합
need: 필요, 필요해, 있어야, 필수
hope: 희망, 바랍니다, 바라, 기대, 바래
expect: 기대, 예상, 예정
demand: 요구, 수요, 요청
suggest: 제안, 추천, 건의, 제시
suggestion: 제안, 건의, 의견, 건의사항
idea: 아이디어, 생각, 발상
improve: 개선, 향상, 나아지, 보완, 좋아지
improvement: 개선, 향상, 개선점, 발전
better: 더 좋, 나은, 더 나, 나아, 더좋
worse: 더 나빠, 나빠, 악화, 더 나쁜, 더 안좋
best: 최고, 베스트, 최상, 제일 좋
worst: 최악, 워스트, 제일 나쁜, 최하
good: 좋은, 좋아, 좋습, 좋고
bad: 나쁜, 나빠, 안좋, 별로, 나쁘
great: 훌륭, 최고, 대단, 아주 좋, 굉장
excellent: 훌륭, 우수, 탁월, 뛰어, 최고
perfect: 완벽, 퍼펙트, 완전
wonderful: 멋진, 훌륭, 환상적, 멋져, 굉장
awful: 끔찍, 형편없, 최악, 엉망
terrible: 끔찍, 최악, 형편없, 엉망, 심각
horrible: 끔찍, 최악, 지독, 소름
poor: 형편없, 부실, 열악, 불량, 가난
mediocre: 그저 그런, 그저그런, 평범, 보통, 그럭저럭
average: 평균, 보통, 평범, 평균적
okay: 괜찮, 오케이, 무난, 그럭저럭, 보통
useless: 쓸모없, 쓸데없, 소용없, 무용지물, 쓸모가 없
useful: 유용, 쓸모, 도움, 유익, 편리
worthless: 가치 없, 가치없, 쓸모없, 쓰레기, 무가치
necessary: 필요, 필수, 불가피
unnecessary: 불필요, 쓸데없, 필요없, 필요 없
important: 중요, 소중, 중요한
beautiful: 아름다, 예쁜, 아름답, 예뻐, 예쁘
ugly: 못생, 흉한, 안예쁘, 못난, 촌스러
pretty: 예쁜, 예뻐, 이쁜, 이쁘, 예쁘
nice: 좋은, 멋진, 괜찮, 좋아, 나이스
modern: 현대적, 모던, 세련, 신식, 최신
old: 오래된, 낡은, 노후, 낡았, 늙은
outdated: 구식, 오래된, 낡은, 시대에 뒤, 구닥다리
new: 새로운, 신규, 새로, 새것, 신제품
work: 작동, 업무, 일하, 근무, 안되
working: 작동, 동작, 작동중, 근무
run: 실행, 달리, 운영, 뛰어, 구동
start: 시작, 출발, 시동, 스타트
begin: 시작, 개시, 시작하
end: 종료, 끝나, 마지막, 끝이, 마무리
finish: 완료, 끝내, 마무리, 마치, 끝났
open: 열기, 오픈, 열어, 열리, 열려
close: 닫기, 닫아, 닫히, 가까, 폐점
turn on: 켜기, 켜지, 켜져, 틀어, 켜고
turn off: 끄기, 꺼지, 꺼져, 끄고, 꺼도
press: 누르, 눌러, 눌렀, 프레스
click: 클릭, 누르, 딸깍
swipe: 스와이프, 밀어서, 쓸어, 넘기
scroll: 스크롤, 내리기
type: 입력, 타이핑, 종류, 유형, 타입
enter: 입력, 입장, 들어가, 엔터, 들어갈
fill: 작성, 채우, 채워, 기입, 입력
choose: 선택, 고르, 골라, 골랐
select: 선택, 고르, 골라, 셀렉트
change: 변경, 바꾸, 변화, 바뀌, 거스름돈
edit: 편집, 수정, 에디트
modify: 수정, 변경, 개조
add: 추가, 더하, 첨가, 덧붙
create: 생성, 만들, 제작, 창조
make: 만들, 제작, 제조, 만든
build: 건설, 짓는, 구축, 조립, 건축
save: 저장, 절약, 세이브, 저축, 아끼
keep: 유지, 보관, 계속, 지키, 간직
share: 공유, 나누, 쉐어, 지분, 주식
send: 보내, 발송, 전송, 송부, 보냈
receive: 받았, 수신, 수령, 받은, 받지
get: 받았, 얻은, 획득, 구하, 받을
give: 줬는데, 제공, 드리, 주었, 증정
take: 걸려, 가져, 복용, 데려, 걸립
bring: 가져오, 데려오, 가져다, 갖다, 가져와
put: 넣어, 놓아, 두고, 넣었, 올려
move: 이동, 움직, 옮기, 이사, 옮겨
copy: 복사, 사본, 카피, 베끼
paste: 붙여넣, 붙이, 붙여
cut: 자르, 잘라, 잘림, 잘려
drag: 드래그, 끌어, 끌기
drop: 떨어, 드롭, 떨어뜨, 하락, 떨어졌
link: 링크, 연결
show: 보여, 표시, 공연, 보이
hide: 숨기, 숨김, 감추, 가려, 숨겨
see: 보이, 보여, 봤는데, 보입, 보면
look: 보이, 외관, 모습, 겉모습, 쳐다
read: 읽기, 읽어, 읽고, 읽을, 독서
write: 작성, 글쓰기, 필기, 적으, 적었
listen: 들어, 듣기, 들으, 듣고, 청취
hear: 들려, 들리, 들었, 들립, 안들
speak: 말하, 말을, 말씀, 얘기, 이야기
talk: 대화, 이야기, 얘기, 말하, 통화
say: 말했, 말하, 말씀, 얘기
tell: 말해, 알려, 말했, 이야기, 전달
ask: 물어, 묻는, 문의, 질문, 부탁
learn: 배우, 학습, 배웠, 익히, 배운
teach: 가르, 강의, 교육, 가르쳐
study: 공부, 학습, 연구, 스터디
training: 교육, 훈련, 연수, 트레이닝
course: 과정, 강좌, 코스, 수업, 과목
lesson: 수업, 레슨, 강습, 교훈
class: 수업, 클래스, 강의, 학급
lecture: 강의, 강연, 수업
exam: 시험, 고사, 검사
test: 테스트, 시험, 검사, 시범
grade: 성적, 학년, 등급, 학점
homework: 숙제, 과제
exercise: 운동, 연습, 연습문제
textbook: 교과서, 교재, 참고서
library: 도서관, 라이브러리, 서재, 보관함
school: 학교, 학원, 스쿨
university: 대학교, 대학, 캠퍼스
college: 대학, 전문대, 칼리지, 대학교
diploma: 졸업장, 학위, 수료증, 디플로마
certificate: 증명서, 자격증, 인증서, 수료증
level: 레벨, 수준, 단계, 난이도
beginner: 초보, 초보자, 초급, 입문, 왕초보
advanced: 고급, 상급, 심화, 고급자
progress: 진행, 진도, 진전, 발전, 진척
group: 그룹, 단체, 모임
classroom: 교실, 강의실, 클래스룸
doctor: 의사, 원장님, 닥터, 주치의, 선생님
nurse: 간호사, 간호원, 간호
hospital: 병원, 종합병원, 대학병원
clinic: 의원, 클리닉, 병원, 진료소
pharmacy: 약국, 약사
medicine: 약을, 의약품, 약이, 의학, 복용약
drug: 약물, 의약품, 마약, 약을
pill: 알약, 정제, 캡슐
dose: 복용량, 용량, 투여, 투약
treatment: 치료, 처치, 시술, 대우, 대접
therapy: 치료, 테라피, 요법, 물리치료
surgery: 수술, 외과, 시술
operation: 수술, 작동, 운영, 조작, 운행
diagnosis: 진단, 진단명, 진찰
symptom: 증상, 증세, 징후
pain: 통증, 고통, 아픔, 아파
ache: 통증, 아파, 쑤시, 아픔
hurt: 아파, 아프, 다쳤, 상처, 아픈
injury: 부상, 상해, 상처, 다쳤
injured: 다쳤, 부상, 다친, 부상자
wound: 상처, 부상, 외상
accident: 사고, 교통사고
emergency: 응급, 비상, 긴급, 응급실, 위급
ambulance: 구급차, 앰뷸런스, 119, 엠뷸런스
health: 건강, 보건, 헬스
illness: 질병, 질환, 아픔
sick: 아픈, 아파, 병든, 메스꺼, 몸살
disease: 질병, 질환, 병명
fever: 발열, 고열, 열이 나, 열나
cough: 기침, 콜록
headache: 두통, 머리 아, 머리가 아, 골치
skin: 피부, 살결, 스킨
hair: 머리카락, 머리, 헤어
eye: 눈이, 안구, 시력, 눈에, 눈을
ear: 귀가 아, 귀에, 귓속, 청력, 귀를
nose: 코가, 콧물, 코에, 콧속
mouth: 입안, 입에, 구강, 입속
tooth: 치아, 이빨, 어금니, 충치
teeth: 치아, 이빨, 치열
dentist: 치과, 치과의사
throat: 목구멍, 인후, 목이 아, 목감기
neck: 목덜미, 넥라인, 목 부분, 목이 아
shoulder: 어깨, 숄더
back: 허리, 뒤로, 뒷면, 뒤쪽, 등쪽
arm: 팔이, 팔에, 팔뚝, 팔을
hand: 손바닥, 손으로, 양손, 한손, 손에
finger: 손가락, 손끝
leg: 다리, 종아리, 허벅지
knee: 무릎, 무릅
foot: 발바닥, 발볼, 발등, 맨발, 발에
feet: 발바닥, 양발, 발볼, 발에
heart: 심장, 마음, 하트, 가슴
blood: 혈액, 피가, 출혈, 피를
pressure: 압력, 혈압, 수압, 압박, 기압
pregnant: 임신, 임산부, 임신부
pregnancy: 임신, 임신중, 임신기간
birth: 출산, 출생, 생일, 탄생, 분만
weight: 무게, 체중, 몸무게, 중량
sleep: 수면, 잠을, 잠이, 취침, 숙면
stress: 스트레스, 압박
hearing: 청력, 청각, 난청, 듣는
glasses: 안경, 유리잔, 선글라스
lens: 렌즈, 콘택트
weather: 날씨, 기상, 일기예보
rain: 비가, 강우, 우천, 폭우, 장마
snow: 눈이 와, 폭설, 눈길, 제설, 눈이 내
ice: 얼음, 빙판, 아이스, 결빙
wind: 바람, 강풍, 바람이
storm: 폭풍, 태풍, 폭풍우, 폭우
sun: 햇빛, 태양, 햇볕, 햇살, 자외선
heat: 더위, 열기, 폭염, 가열, 발열
heating: 난방, 히터, 보일러, 가열
radiator: 라디에이터, 방열기, 히터, 난방기
air conditioning: 에어컨, 냉방, 냉난방, 에어콘
ventilation: 환기, 통풍, 통기, 환풍
air: 공기, 에어, 대기
temperature: 온도, 기온, 체온, 실내온도
thermostat: 온도조절기, 온도 조절, 서모스탯, 온도조절
humidity: 습도, 습기, 습한
electricity: 전기, 전력, 전기세, 정전
gas: 가스, 도시가스, 가스비
energy: 에너지, 전력, 기운
solar: 태양광, 태양열, 솔라, 태양
panel: 패널, 판넬
meter: 계량기, 미터, 미터기, 검침
pipe: 파이프, 배관, 수도관
pump: 펌프, 양수기
boiler: 보일러, 온수기
stove: 가스레인지, 스토브, 난로, 인덕션, 가스렌지
oven: 오븐, 전자레인지, 화덕
fridge: 냉장고, 냉장
freezer: 냉동고, 냉동실, 냉동
dishwasher: 식기세척기, 식세기, 설거지
washing machine: 세탁기, 드럼세탁기, 통돌이
dryer: 건조기, 드라이기, 헤어드라이어, 드라이어
vacuum: 청소기, 진공청소기, 진공, 흡입
cleaner: 청소부, 청소기, 세정제, 미화원, 클리너
iron: 다리미, 철분, 다리미질
fan: 선풍기, 환풍기, 팬이, 팬 소리
machine: 기계, 머신, 기기, 장비
device: 기기, 장치, 디바이스, 단말기
appliance: 가전, 가전제품, 전자제품, 기기
equipment: 장비, 설비, 기구, 용품, 시설
drill: 드릴, 전동드릴, 천공, 훈련
saw: 톱질, 톱날, 전기톱
hammer: 망치, 해머
screw: 나사, 볼트, 스크류, 나사못
nail: 손톱, 네일, 발톱, 못이 박
ladder: 사다리
rope: 로프, 밧줄
tractor: 트랙터, 경운기
harvester: 수확기, 콤바인
crop: 작물, 농작물, 수확, 자르기
seed: 씨앗, 종자
plant: 식물, 화분, 공장, 심기
flower: 꽃이, 꽃을, 꽃다발, 플라워
tree: 나무, 가로수, 트리
grass: 잔디, 잡초, 잔디밭
leaf: 나뭇잎, 잎이, 낙엽, 이파리, 잎사귀
root: 뿌리, 루트
soil: 토양, 흙이
animal: 동물, 짐승, 애니멀
dog: 강아지, 반려견, 애견, 댕댕이, 멍멍이
cat: 고양이, 냥이, 반려묘, 애묘
horse: 승마, 경마, 말타기
bird: 조류, 새들, 새소리, 비둘기
cow: 암소, 젖소, 한우
pig: 돼지, 양돈
pet: 반려동물, 애완동물, 애완
leash: 목줄, 리드줄, 하네스, 가슴줄
bin: 쓰레기통, 휴지통, 분리수거함
rubbish: 쓰레기, 쓰레기같, 폐기물, 헛소리
garbage: 쓰레기, 폐기물, 음식물쓰레기
trash: 쓰레기, 휴지통, 쓰레기통
waste: 낭비, 쓰레기, 폐기물, 아까, 폐기
recycling: 재활용, 분리수거, 분리배출, 리사이클
collection: 수거, 수집, 컬렉션, 회수
cleaning: 청소, 세탁, 클리닝, 세척
maintenance: 유지보수, 점검, 정비, 관리, 보수
construction: 공사, 건설, 건축, 시공
council: 의회, 구청, 시청, 위원회
city: 도시, 시내, 시티, 도심
town: 마을, 읍내, 동네, 타운
village: 마을, 시골, 촌락, 빌리지
citizen: 시민, 국민, 주민, 구민
mayor: 시장님, 구청장, 군수
police: 경찰, 경찰서, 경찰관, 파출소
fire: 화재, 불났, 소방, 불꽃, 불이 나
permit: 허가, 허가증, 허용
licence: 면허, 라이선스, 면허증, 자격증
license: 면허, 라이선스, 면허증, 라이센스
identity card: 신분증, 주민등록증, 민증, 신분증명서
counter: 카운터, 창구, 계산대
number: 번호, 숫자, 전화번호, 넘버
street light: 가로등, 보안등
fountain: 분수, 분수대, 음수대
cycle lane: 자전거도로, 자전거 도로, 자전거길, 자전거 차선
footpath: 인도, 보행로, 산책로, 보도, 오솔길
swimming pool: 수영장, 풀장
museum: 박물관, 미술관, 뮤지엄
theatre: 극장, 연극, 공연장, 씨어터
cinema: 영화관, 극장, 시네마, 영화
concert: 콘서트, 공연, 음악회, 연주회
festival: 축제, 페스티벌, 행사
exhibition: 전시, 전시회, 박람회, 전람회
stage: 무대, 단계, 스테이지
actor: 배우, 연기자, 출연자
actress: 여배우, 배우, 여자 배우
play: 플레이, 재생, 놀기, 연극, 게임하
audience: 관객, 청중, 관중, 시청자
view: 전망, 경치, 조회, 풍경, 오션뷰
ticket office: 매표소, 매표창구, 티켓 창구, 표 사는
programme: 프로그램, 방송, 편성표
interval: 휴식시간, 간격, 쉬는시간, 인터미션
wardrobe: 옷장, 장롱, 의상
sport: 스포츠, 운동, 체육
football: 축구, 풋볼, 미식축구
game: 게임, 경기, 오락
player: 플레이어, 선수, 유저, 게이머
match: 경기, 시합, 매치, 매칭, 일치
score: 점수, 스코어, 득점, 성적
character: 캐릭터, 캐릭, 등장인물, 문자, 성격
quest: 퀘스트, 미션, 임무
reward: 보상, 리워드, 혜택, 상금
coin: 코인, 동전, 주화
multiplayer: 멀티플레이, 멀티, 다인용, 협동
cheat: 치트, 속임수, 부정행위, 속이, 핵을
cheater: 핵쟁이, 핵유저, 치터, 사기꾼, 핵 유저
bot: 봇이, 챗봇, 로봇, 매크로, 자동응답
advertisement: 광고, 홍보, 선전
ad: 광고, 홍보
ads: 광고, 광고가, 광고들
banner: 배너, 현수막, 띠광고
popup: 팝업, 팝업창, 광고창
pop up: 팝업, 튀어나, 팝업창, 뜨는
interruption: 중단, 방해, 끊김, 중지
tracking: 추적, 배송조회, 트래킹, 위치추적, 배송 조회
cookie: 쿠키, 과자
consent: 동의, 승낙, 동의서
mode: 모드, 방식
dark mode: 다크모드, 다크 모드, 어두운 모드, 어두운 테마
night mode: 야간모드, 야간 모드, 나이트모드, 다크모드
theme: 테마, 주제
layout: 레이아웃, 배치, 구성, 배열
design: 디자인, 설계, 도안
icon: 아이콘, 아이콘이
animation: 애니메이션, 애니, 만화
interface: 인터페이스, UI, 화면구성, 유아이
shortcut: 단축키, 바로가기, 지름길
gesture: 제스처, 제스쳐, 몸짓, 손동작
zoom: 확대, 축소, 줌인
rotate: 회전, 돌리, 돌려
landscape: 가로모드, 풍경, 경치, 가로 화면, 가로화면
portrait: 세로모드, 인물사진, 초상화, 세로 화면, 세로화면
fullscreen: 전체화면, 전체 화면, 풀스크린, 꽉찬 화면
widget: 위젯, 위젯이
plugin: 플러그인, 확장 프로그램, 애드온
extension: 확장, 연장, 확장프로그램, 내선, 연장선
integration: 연동, 통합, 연계
API: API, 에이피아이, 연동
webhook: 웹훅, webhook
script: 스크립트, 대본, 각본
developer: 개발자, 개발사, 개발팀, 운영자
documentation: 문서, 설명서, 도움말, 자료
manual: 설명서, 매뉴얼, 수동, 메뉴얼, 사용설명서
instruction: 지시, 설명서, 안내, 설명, 지침
tutorial: 튜토리얼, 사용법, 따라하기, 강좌
example: 예시, 예제, 예를 들, 샘플, 사례
onboarding: 온보딩, 초기 안내, 신입교육, 적응
setup: 설정, 설치, 셋업, 세팅
configuration: 설정, 구성, 환경설정, 환경 설정
configure: 설정, 구성, 세팅
permission: 권한, 허가, 허락, 허용
role: 역할, 권한, 직책
admin: 관리자, 운영자, 어드민, 관리
administrator: 관리자, 운영자, 관리인
invite: 초대, 초청, 초대장
invitation: 초대, 초대장, 청첩장, 초청
approval: 승인, 허가, 결재, 허락
approve: 승인, 허가, 결재, 인정
reject: 거절, 거부, 반려, 불합격
rejected: 거절, 거부, 반려, 탈락
decline: 거절, 거부, 감소, 하락, 사양
accept: 수락, 승인, 동의, 받아들, 인정
block: 차단, 블록, 막아, 블락, 막혀
ban: 금지, 정지, 추방, 영구정지
suspend: 정지, 중단, 중지, 일시정지, 보류
suspended: 정지, 중단, 정지됨, 보류, 정학
activate: 활성화, 개통, 작동, 액티베이트
deactivate: 비활성화, 해제, 정지, 비활성
expire: 만료, 만기, 소멸, 기한 지
expired: 만료, 유통기한 지, 만기, 지난, 소멸
limit: 제한, 한도, 한계, 리밋
limited: 제한, 한정, 한정판, 제한적
unlimited: 무제한, 무한, 제한없
maximum: 최대, 최고, 맥시멈, 최대한
minimum: 최소, 최저, 미니멈, 최소한
quota: 할당량, 한도, 쿼터, 할당
increase: 증가, 인상, 늘어, 상승, 늘려
rise: 상승, 인상, 올라, 오르, 증가
raise: 인상, 올려, 올리, 연봉인상, 들어올리
decrease: 감소, 줄어, 하락, 떨어
reduce: 줄이, 감소, 줄여, 낮추, 축소
half: 절반, 반값, 반만, 하프, 반으로
percent: 퍼센트, 프로, 비율
total: 합계, 전체, 총액, 토탈, 총합
sum: 합계, 총액, 금액, 총합
amount: 금액, 액수, 수량, 총액
quantity: 수량, 개수, 분량, 갯수
count: 개수, 횟수, 세는, 카운트, 갯수
first: 처음, 첫번째, 먼저, 우선
last: 마지막, 지난, 최후, 오래가, 저번
next: 다음, 다음번, 옆에, 넥스트
previous: 이전, 지난, 예전, 앞선
only: 오직, 밖에, 유일, 단지
also: 또한, 역시, 게다가, 아울러
too: 너무, 지나치, 역시, 넘나
much: 많이, 너무, 훨씬, 굉장히
many: 많은, 많이, 많아, 여러, 다수
more: 더욱, 더 많, 이상, 좀더, 좀 더
less: 적게, 적은, 미만, 줄어
enough: 충분, 넉넉, 충분히
almost: 거의, 하마터면, 대부분
never: 절대, 결코, 다시는, 한번도, 전혀
always: 항상, 언제나, 매번, 맨날
often: 자주, 종종, 빈번, 수시로
sometimes: 가끔, 때때로, 이따금, 간혹
rarely: 거의 안, 드물게, 좀처럼, 드물, 어쩌다
daily: 매일, 일일, 날마다, 데일리
weekly: 매주, 주간, 주마다, 일주일마다
monthly: 매월, 매달, 월간, 월별, 달마다
yearly: 매년, 연간, 해마다, 연간권
once: 한번, 한 번, 1회
leave: 떠나, 탈퇴, 휴가, 나가, 떠났
leaving: 떠나, 탈퇴, 나가는, 퇴사, 출발
quit: 그만두, 그만, 탈퇴, 종료, 퇴사
competitor: 경쟁사, 경쟁업체, 타사, 경쟁자
alternative: 대안, 대체, 다른 방법, 대체품
compare: 비교, 견주, 대조
comparison: 비교, 대조, 비교해
difference: 차이, 차액, 다른점, 차이점
same: 같은, 동일, 똑같, 그대로
similar: 비슷, 유사, 흡사
different: 다른, 달라, 다르, 상이
other: 다른, 기타, 그외
instead: 대신, 대신에, 말고
without: 없이, 없는, 빼고
with: 함께, 같이
against: 반대, 대항, 맞서, 어긋
since: 이후, 부터, 이래
until: 까지, 때까지
before: 전에, 이전, 미리, 앞서
after: 후에, 이후, 다음에, 나서, 뒤에
during: 동안, 도중, 기간 중, 진행 중
while: 동안, 하면서, 반면, 잠시
recently: 최근, 요즘, 얼마전, 얼마 전, 근래
soon: 금방, 조만간, 빨리, 머지않
today: 오늘, 금일, 당일
yesterday: 어제, 전날, 어저께
tomorrow: 내일, 익일
now: 지금, 현재, 이제, 당장
later: 나중, 나중에, 이따, 추후, 후에
immediately: 즉시, 바로, 당장, 곧바로, 즉각
suddenly: 갑자기, 갑작스, 돌연, 별안간
still: 아직, 여전히, 아직도, 그래도
already: 이미, 벌써, 진작
investment: 투자, 투자금, 재테크
fund: 펀드, 기금, 자금
trade: 거래, 무역, 매매, 트레이드, 교환
trading: 거래, 매매, 트레이딩, 주식거래
portfolio: 포트폴리오, 자산구성
broker: 증권사, 브로커, 중개인, 중개업자
ATM: ATM, 현금인출기, 자동화기기, 에이티엠
withdrawal: 출금, 인출, 탈퇴, 철회
withdraw: 출금, 인출, 철회, 탈퇴
mortgage: 주택담보대출, 주담대, 담보대출, 모기지
account number: 계좌번호, 계좌 번호, 고객번호, 회원번호
statement: 명세서, 거래내역, 내역서, 진술
pension: 연금, 국민연금, 퇴직연금
retirement: 은퇴, 퇴직, 정년
holiday pay: 휴가비, 휴일수당, 연차수당, 휴가수당
overtime: 야근, 초과근무, 연장근무, 잔업, 야근수당
shift: 교대, 근무조, 교대근무, 시프트
roster: 근무표, 명단, 당번표, 근무 일정
timesheet: 근무시간표, 근무기록, 타임시트, 출퇴근기록, 근태
vacation days: 휴가일수, 연차, 휴가 일수, 연차일수
sick leave: 병가, 질병휴가, 질병휴직
absence: 결석, 결근, 부재, 불참
attendance: 출석, 출근, 근태, 참석, 출결
dismissal: 해고, 해임, 짤렸, 권고사직
employer: 고용주, 사업주, 회사, 고용인
tax code: 세금코드, 세금 코드, 세법, 세목
deduction: 공제, 차감, 세금공제
contribution: 기여, 기부, 분담금, 보험료, 납입금
expenses: 경비, 비용, 지출, 출장비
mileage: 주행거리, 연비, 마일리지
subtitle: 자막, 부제, 서브타이틀
caption: 자막, 캡션, 설명글
episode: 에피소드, 회차, 1화, 몇화
series: 시리즈, 드라마, 연재
channel: 채널, 경로
playlist: 플레이리스트, 재생목록, 플리, 재생 목록
song: 노래, 가요, 음악, 곡이
album: 앨범, 음반, 사진첩
podcast: 팟캐스트, 팟빵
audiobook: 오디오북, 듣는 책
chapter: 챕터, 단원
library card: 도서관 카드, 대출증, 도서대출증, 회원증, 도서카드
reading: 독서, 읽기, 읽는, 리딩, 검침
e book: 전자책, 이북, e북, 이북리더기
print quality: 인쇄품질, 인쇄 품질, 출력 품질, 인쇄 상태
ink: 잉크
toner: 토너
cartridge: 카트리지, 잉크통, 카트리지가
paper jam: 용지걸림, 용지 걸림, 종이걸림, 종이 걸림, 종이가 걸
barcode: 바코드
QR code: QR코드, 큐알, QR, 큐알코드
till: 계산대, 포스기, 금전출납기
cash register: 계산대, 포스기, 금전등록기, 카운터
split: 분할, 나눠, 더치페이, 갈라, 쪼개
gift: 선물, 기프트, 사은품, 증정
gift card: 기프트카드, 상품권, 기프티콘, 선물카드, 기프트 카드
loyalty: 충성, 단골, 로열티, 멤버십, 적립
points: 포인트, 적립금, 점수
table reservation: 테이블 예약, 자리 예약, 좌석 예약, 식당 예약
menu card: 메뉴판, 메뉴, 차림표
kitchen display: 주방 디스플레이, 주방 모니터, 주방 화면, 주방모니터
child seat: 카시트, 아기의자, 유아용 시트, 유아 의자, 아기 의자
pram: 유모차, 유모차가
stroller: 유모차, 휴대용 유모차
diaper: 기저귀, 팸퍼스
toy: 장난감, 완구, 토이
doll: 인형, 돌인형
puzzle: 퍼즐, 수수께끼, 직소
age: 나이, 연령, 연세
adult: 성인, 어른, 성인용, 대인
senior: 어르신, 노인, 시니어, 경로, 노약자
elderly: 노인, 어르신, 고령자, 노약자, 고령
woman: 여자, 여성, 아줌마, 여자분
man: 남자, 남성, 아저씨, 남자분
girl: 소녀, 여자아이, 여자애
boy: 소년, 남자아이, 남자애
person: 사람, 개인, 인물, 한명
people: 사람들, 사람, 인원, 분들
couple: 커플, 부부, 연인, 한쌍
single: 싱글, 하나의, 단일, 독신, 1인
tour group: 단체관광, 단체 관광객, 여행단, 투어 그룹, 단체관광객
business trip: 출장, 비즈니스 여행, 해외출장
conference: 회의, 컨퍼런스, 학회, 학술대회
meeting: 회의, 미팅, 모임, 면담
room key: 객실키, 룸키, 방키, 방 열쇠, 객실 키
key card: 카드키, 키카드, 출입카드, 룸카드
minibar: 미니바, 미니 냉장고
wifi password: 와이파이 비밀번호, 와이파이 비번, 와이파이비번, 무선 비밀번호
sea: 바다, 해변, 바닷가, 오션
mountain: 등산, 산악, 산속, 마운틴
lake: 호수, 호숫가, 저수지, 레이크
river: 하천, 강변, 강가, 한강
forest: 숲이, 산림, 삼림, 숲속
hike: 등산, 하이킹, 산행, 도보여행
hiking: 등산, 하이킹, 트레킹, 산행
trail: 등산로, 산책로, 둘레길, 트레일, 탐방로
path: 경로, 오솔길, 통로, 산책로
hut: 오두막, 산장, 대피소, 움막
summit: 산꼭대기, 꼭대기, 봉우리, 산 정상
peak: 성수기, 봉우리, 피크, 절정, 꼭대기
contour: 등고선, 윤곽, 컨투어
elevation: 고도, 해발, 높이, 표고
compass: 나침반, 컴퍼스
coordinates: 좌표, 위경도, 위도
coverage: 보장, 커버리지, 통화권, 서비스 지역, 수신 범위
reception signal: 수신, 신호, 수신 상태, 수신율, 전파
roaming: 로밍, 해외로밍
SIM: 유심, 심카드, USIM, 이심, 유심칩
contract phone: 약정폰, 약정 휴대폰, 통신사 약정, 개통폰
minutes: 통화시간, 분간, 회의록, 통화량, 분 동안
data volume: 데이터 용량, 데이터량, 데이터 사용량, 데이터용량
router: 공유기, 라우터
modem: 모뎀, 단말기
outage: 장애, 정전, 먹통, 중단, 단수
downtime: 서버 점검, 중단, 다운타임, 가동중지, 서비스 중단
maintenance window: 점검시간, 점검 시간, 정기점검, 서버점검
latency: 지연, 레이턴시, 지연시간, 핑이, 반응속도
bandwidth: 대역폭, 인터넷 속도, 회선 용량
streaming: 스트리밍, 실시간방송, 생방송
buffering: 버퍼링, 로딩, 끊김, 버벅
pixelated: 화질 깨짐, 모자이크, 화질이 깨, 픽셀, 도트
blurry: 흐릿, 흐려, 뿌옇, 초점, 흐리게
sharp picture: 선명한 화질, 선명, 고화질, 또렷
contrast: 대비, 명암, 대조, 콘트라스트
brightness: 밝기, 휘도, 광량
flicker: 깜빡, 깜박, 번쩍
flickering: 깜빡, 깜박, 깜빡임, 번쩍
overheating: 과열, 발열, 뜨거워, 열이 심
hot device: 발열, 기기가 뜨거, 뜨거워, 폰이 뜨거
fan noise: 팬소음, 팬 소음, 팬 소리, 팬소리, 냉각팬
vibration: 진동, 떨림, 흔들림
vibrate: 진동, 떨려, 떨림, 부르르
ringtone: 벨소리, 착신음, 링톤
mute: 음소거, 무음, 뮤트
unmute: 음소거 해제, 음소거해제, 소리 켜
call quality: 통화품질, 통화 품질, 통화 음질, 통화음질
dropped call: 통화 끊김, 전화 끊김, 전화가 끊, 통화가 끊, 통화끊김
hearing aid: 보청기, 청각보조기
earpiece: 이어피스, 수화기, 이어폰, 이어팁
whistling: 휘파람, 삐 소리, 하울링, 삐소리
feedback noise: 하울링, 삐 소리, 되울림, 삐소리
appearance: 외관, 외모, 겉모습, 모양, 생김새
dress: 드레스, 원피스, 의상, 복장, 옷을
shirt: 셔츠, 와이셔츠, 남방, 티셔츠
trousers: 바지, 팬츠, 슬랙스
shoes: 신발, 구두, 운동화, 슈즈
boots: 부츠, 장화, 워커
sandals: 샌들, 슬리퍼, 쪼리
jacket: 재킷, 자켓, 점퍼, 잠바, 외투
coat: 코트, 외투, 코팅
sock: 양말, 스타킹
underwear: 속옷, 팬티, 내의, 언더웨어
hat: 모자, 비니, 캡모자
glove: 장갑, 글러브
scarf: 스카프, 목도리, 머플러
ring: 반지, 울리, 벨이, 링반지
necklace: 목걸이, 펜던트
bracelet: 팔찌, 브레이슬릿
earring: 귀걸이, 귀고리, 이어링, 피어싱
makeup: 메이크업, 화장품, 색조, 화장이
cream: 크림, 로션, 생크림, 연고
perfume: 향수, 퍼퓸, 오드뚜왈렛
shampoo: 샴푸, 린스
haircut: 커트, 이발, 머리 자르, 헤어컷, 머리를 자
hairdresser: 미용사, 미용실, 헤어디자이너, 이발사
nail polish: 매니큐어, 네일, 매니큐
size chart: 사이즈표, 사이즈 표, 치수표, 사이즈 차트, 사이즈 조견표
colour fading: 물빠짐, 색바램, 탈색, 변색, 색이 빠
shrink: 줄어, 수축, 줄었, 쪼그라
shrinks: 줄어, 수축, 줄었, 쪼그라
tear: 찢어, 눈물, 찢김, 뜯어
torn: 찢어, 찢긴, 찢김, 뜯어, 해진
seam: 솔기, 이음새, 박음질, 재봉선, 봉제선
zip: 지퍼, 자크, 압축, 집파일
zipper: 지퍼, 자크, 쟈크
button missing: 단추가 없, 단추 떨어, 단추가 떨, 버튼이 없, 단추 누락
wash: 세탁, 씻어, 빨래, 씻고, 세척
washing: 세탁, 빨래, 세척, 설거지
ironing: 다림질, 다리미, 다리미질
honestly: 솔직히, 솔직, 정직하게, 사실
unfortunately: 안타깝게, 유감, 아쉽게, 불행히, 안타깝
thanks: 감사, 고마, 고맙, 땡큐, 감사합
thank: 감사, 고마, 고맙, 감사드
congratulations: 축하, 축하드, 경축
praise: 칭찬, 찬사, 극찬
compliment: 칭찬, 찬사, 칭찬해
greeting: 인사, 인삿말, 환영, 맞이
hello: 안녕, 안녕하세요, 여보세요
goodbye: 안녕히, 잘가, 작별, 바이바이
please: 제발, 부탁, 주세요, 부디, 바랍니다
welcome: 환영, 어서오세요, 반겨, 웰컴
`;
