/** What stands at the end of a company's name. Its points end no sentence. */
const legalForm =
  /(?<![\p{L}])(?:GmbH|mbH|AG|KGaA|KG|OHG|UG|GbR|e\. ?K\.|e\. ?V\.|e\. ?U\.|Ltd|Limited|LLC|L\.L\.C|LLP|PLC|Inc|Corp|Co|Pty|Pte|S\. ?A\. ?S|SAS|SASU|SARL|S\. ?A\. ?R\. ?L|EURL|SCI|S\. ?A|S\. ?L|S\. ?L\. ?U|S\. ?A\. ?U|S\. ?de R\. ?L\. de C\. ?V|de C\. ?V|S\. ?p\. ?A|SpA|S\. ?r\. ?l|Srl|S\. ?a\. ?s|S\. ?n\. ?c|Lda|Ltda|Unipessoal|ME|EPP|B\. ?V|BV|N\. ?V|V\. ?O\. ?F|[Ss]p\. ?z ?o\. ?o|[Ss]p\. ?k|[Ss]p\. ?j|S\. ?K\. ?A|AB|HB|A\/S|ApS|I\/S|ASA|Oy|Oyj|Ky|s\. ?r\. ?o|spol\. ?s ?r\. ?o|a\. ?s|z\. ?s|Kft|Zrt|Nyrt|SRL|Α\. ?Ε|A\. ?Ş|Ltd\. ?Şti|San\. ?ve Tic|Tic\. ?Ltd)\.?$/u;
const asianForm =
  /株式会社|有限会社|合同会社|合資会社|[(（][株有주][)）]|주식회사|유한회사|有限公司|股份公司|有限责任|شركة|ش\. ?م\. ?م|ذ\. ?م\. ?م/u;
const russianForm =
  /^(?:ООО|ОАО|ЗАО|ПАО|АО|ИП|ТОВ|ФОП|ПрАТ)(?=[\s«"“])|,\s?(?:ООО|ОАО|ЗАО|ПАО|АО|ИП|ТОВ|ФОП)\s?[«"“]/u;

/** Numbers of registers and tax offices, as letters carry them below a name. */
const register =
  /(?:^|[^\p{L}\p{N}])(?:HR[AB]|HRB-Nr|USt-?Id(?:Nr)?|Steuer-?Nr|St\.?-?Nr|SIRET|SIREN|R\. ?C\. ?S|APE|NAF|TVA|N\. ?I\. ?F|C\. ?I\. ?F|NIPC|NIE|RFC|RUT|RUC|CUIT|P\. ?IVA|Partita IVA|C\. ?F|REA|CNPJ|CPF|CRC|CREA|KvK|BTW|IBAN|BIC|SWIFT|NIP|REGON|KRS|Org\.? ?-?nr|Organisationsnummer|CVR|SE-?nr|Y-tunnus|IČO?|DIČ|IČ DPH|MERSİS|Mersis|Vergi (?:No|Dairesi)|VKN|ИНН|КПП|ОГРН(?:ИП)?|ЄДРПОУ|ІПН|VAT|Company (?:No|Reg)|Reg\.? ?No|ABN|ACN|EIN|登録番号|法人番号|사업자(?:등록)?번호|统一社会信用代码|統一編號|税号|س\. ?ت|الرقم الضريبي|السجل التجاري)\.?(?![\p{L}])[^\p{L}\n]{0,6}[\p{L}]{0,24}[^\p{L}\n]{0,4}\p{Nd}{2,}/iu;

/** Whether a line ends with a company's legal form: `Zeller Optik e. K.` */
export const isCompanyLine = (line: string): boolean =>
  line.length <= 120 && (legalForm.test(line) || asianForm.test(line) || russianForm.test(line));

/** Whether a line gives a number of a register: `KRS 0000123456, NIP 7770001122`. */
export const hasRegisterNumber = (line: string): boolean => line.length <= 200 && register.test(line);
