import { LeadPage as LeadPage_de66c5ccb52bce231401566ebee48eb8 } from '@/admin/leads/LeadPage'
import { AgeCell as AgeCell_d3cbaaa4ea3864d7690b2a4d1dc44776 } from '@/admin/leads/cells'
import { LeadNameCell as LeadNameCell_d3cbaaa4ea3864d7690b2a4d1dc44776 } from '@/admin/leads/cells'
import { Unshown as Unshown_f40afb85b099ff4955bd232a990204da } from '@/admin/leads/Unshown'
import { SubjectCell as SubjectCell_d3cbaaa4ea3864d7690b2a4d1dc44776 } from '@/admin/leads/cells'
import { RelationCell as RelationCell_6fe7f5a42bc60dff761ab4438f4ed525 } from '@/admin/cells/RelationCell'
import { DateCell as DateCell_68dddb45aa2fd86ac1aea55a7106c189 } from '@/admin/cells/DateCell'
import { DateDiff as DateDiff_85e6435cd93e17e9d9e923b2f4958a75 } from '@/admin/dates/DateDiff'
import { AssigneeCell as AssigneeCell_d3cbaaa4ea3864d7690b2a4d1dc44776 } from '@/admin/leads/cells'
import { AssigneeField as AssigneeField_1f000b147aedcb05e4ff3b231b9f996f } from '@/admin/leads/AssigneeField'
import { AgencyCell as AgencyCell_d3cbaaa4ea3864d7690b2a4d1dc44776 } from '@/admin/leads/cells'
import { LeadListTop as LeadListTop_15b404428409d1c41d7ec119703bbdfe } from '@/admin/leads/LeadListTop'
import { LastSaved as LastSaved_fc5f55b7f7031c36683722d3c064cae4 } from '@/admin/dates/LastSaved'
import { SaveGuard as SaveGuard_119e1e94dd4ffee6982eaf97cf0f2460 } from '@/admin/saving/SaveGuard'
import { Status as Status_10f9c6a89528d9ca9f9def998be16cf3 } from '@/admin/saving/Status'
import { WishField as WishField_7d29f984b2bec95af1abf0a5677c0f1d } from '@/admin/alerts/WishField'
import { DateField as DateField_c06a959f8213b158eafbb634532a840c } from '@/admin/dates/DateField'
import { SubscriptionListTop as SubscriptionListTop_337f192d3fc095a6a7e74369e907d08a } from '@/admin/alerts/SubscriptionListTop'
import { TimeField as TimeField_91648166ff43a71f2ac8c646abb5478e } from '@/admin/visits/TimeField'
import { RowName as RowName_d25d4505d203633a96c18fcb40bb4481 } from '@/admin/rows/RowName'
import { CalendarAddresses as CalendarAddresses_4cfc53894f6b60410aac1d195a5f5d92 } from '@/admin/visits/CalendarAddresses'
import { StoredJson as StoredJson_51abc27f4b736180299d612b23a30967 } from '@/admin/stored/StoredJson'
import { HoursListTop as HoursListTop_b17a00794eed6cfaef5f75393da67d98 } from '@/admin/visits/HoursListTop'
import { AccountField as AccountField_7aacdd804df996d2fcab51e3df27364b } from '@/admin/owners/AccountField'
import { OwnerListTop as OwnerListTop_e4bade3d6bce4e652196d171ab505045 } from '@/admin/owners/OwnerListTop'
import { SendAgain as SendAgain_b753299da736a6a5268153013307a856 } from '@/admin/mails/SendAgain'
import { MailHtml as MailHtml_4320fd3ff12567b7d60675b606716a00 } from '@/admin/mails/MailHtml'
import { TextareaElsewhere as TextareaElsewhere_d54a71e50948da0a660fbf0a71485dfa } from '@/admin/fallback/TextElsewhere'
import { CopyLanguage as CopyLanguage_69bb1debd4a1eb3c5bc30ca30f1e5c64 } from '@/admin/copy-language/CopyLanguage'
import { BinCell as BinCell_ef58af7ae970f5154e6c6c3faadd349e } from '@/admin/bin/BinCell'
import { BinField as BinField_0f092d5f804ff9c3c4b0fba2767de69a } from '@/admin/bin/BinField'
import { NameAbove as NameAbove_c017eb1be1071fc78500238f8e3529cd } from '@/admin/fallback/NameAbove'
import { LanguagesCell as LanguagesCell_57bbeea30bd08ce2697bbe56bf2d7b65 } from '@/admin/cells/LanguagesCell'
import { MissingMentions as MissingMentions_e1251bbc5e488c20973cd34febbe7e87 } from '@/admin/MissingMentions'
import { FeedField as FeedField_e1e1b5fbbb30f62c250547a758c2c488 } from '@/admin/feed/FeedField'
import { ImportNotice as ImportNotice_ac8c91c257d6aca805380bb9f8e7fcb0 } from '@/admin/feed/ImportNotice'
import { TextElsewhere as TextElsewhere_d54a71e50948da0a660fbf0a71485dfa } from '@/admin/fallback/TextElsewhere'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { PreviewingFeatureClient as PreviewingFeatureClient_8b30351d8946930cfe1cb7e119f573ee } from '@/admin/rich-text/PreviewingFeature'
import { PastingFeatureClient as PastingFeatureClient_154c8dc7b068b19adddb8f5a9405544f } from '@/admin/rich-text/PastingFeature'
import { InlineToolbarFeatureClient as InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { FixedToolbarFeatureClient as FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { IndentFeatureClient as IndentFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { MoneyCell as MoneyCell_4b208506eb4aab2f06be172d298c41ff } from '@/admin/cells/MoneyCell'
import { ThumbnailCell as ThumbnailCell_379103a9e80c14d65d45b86c5a26634d } from '@/admin/cells/ThumbnailCell'
import { SeenBy as SeenBy_232f14968f56d8ec03d47e7ab8fb601d } from '@/admin/owners/SeenBy'
import { ListingStatistics as ListingStatistics_485f101236a230c29a2b2b7eaf256241 } from '@/admin/statistics/ListingStatistics'
import { ListingHistory as ListingHistory_2a3e7c841b06ebdd8d3382fe8c5a41ce } from '@/admin/statistics/ListingHistory'
import { BinNote as BinNote_59499e8d90d3b52172a338396b962590 } from '@/admin/bin/BinNote'
import { NeverPublished as NeverPublished_7049d286f7eef5767e2103563cb46194 } from '@/admin/NeverPublished'
import { ScheduleDate as ScheduleDate_9eb05ae41066905b50ad15ab5ca87fdf } from '@/admin/dates/ScheduleDate'
import { OnSite as OnSite_958086fdd84ec8568cefb5f4436a6b78 } from '@/admin/on-site/OnSite'
import { LeaveUntouched as LeaveUntouched_5663d96714cc4434375997cc43b4aa19 } from '@/admin/saving/LeaveUntouched'
import { Unpublish as Unpublish_ac3c68af4fd713c0cc9557492615fd5b } from '@/admin/saving/Unpublish'
import { NameCell as NameCell_c6b4eb630cc886652e7bf5f22db83bed } from '@/admin/cells/NameCell'
import { UploadHelp as UploadHelp_f5df28e51b4084df76e149a5ad13c21b } from '@/admin/UploadHelp'
import { BlocksFeatureClient as BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { TableFeatureClient as TableFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UploadFeatureClient as UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HorizontalRuleFeatureClient as HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlockquoteFeatureClient as BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { StrikethroughFeatureClient as StrikethroughFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnderlineFeatureClient as UnderlineFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { FormattedElsewhere as FormattedElsewhere_98b87175f5f5b8740091ef7565199170 } from '@/admin/fallback/FormattedElsewhere'
import { ModuleName as ModuleName_d25d4505d203633a96c18fcb40bb4481 } from '@/admin/rows/RowName'
import { SeoPreview as SeoPreview_998196272e8a4b5c0816641765ef473f } from '@/admin/SeoPreview'
import { PagesList as PagesList_73471cab0f997e88522107c4751725da } from '@/admin/pages-tree/PagesList'
import { SentWords as SentWords_9f65c99e636327bb9355dcc1d046a7be } from '@/admin/testimonials/SentWords'
import { MissingAgencyMentions as MissingAgencyMentions_4db37b93cef260833a04f9f9c9a0353b } from '@/admin/agencies/MissingAgencyMentions'
import { RedirectState as RedirectState_1e4b0dcdb43bc55d5a16da5954a16f7a } from '@/admin/redirects/RedirectState'
import { RedirectStateCell as RedirectStateCell_1e4b0dcdb43bc55d5a16da5954a16f7a } from '@/admin/redirects/RedirectState'
import { RedirectListTop as RedirectListTop_64e2a29f43e9b65aa514c7df75238183 } from '@/admin/redirects/RedirectListTop'
import { MissedSteps as MissedSteps_955f4e851cd5fbc10e3177ff80f1e715 } from '@/admin/redirects/MissedSteps'
import { MissedStepsCell as MissedStepsCell_955f4e851cd5fbc10e3177ff80f1e715 } from '@/admin/redirects/MissedSteps'
import { HostCell as HostCell_955f4e851cd5fbc10e3177ff80f1e715 } from '@/admin/redirects/MissedSteps'
import { MissedListTop as MissedListTop_876447cdad4e45c167dc5f82adf107a0 } from '@/admin/redirects/MissedListTop'
import { ImportCountsCell as ImportCountsCell_ed346b56b416bc57092f22bd210d6a54 } from '@/admin/import-run/ImportCounts'
import { ImportCounts as ImportCounts_ed346b56b416bc57092f22bd210d6a54 } from '@/admin/import-run/ImportCounts'
import { ImportLines as ImportLines_560ee25b690954cd6bd1259b31cc13b6 } from '@/admin/import-run/ImportLines'
import { CurrentPassword as CurrentPassword_ecfa0325921e59557bef1686af98525d } from '@/admin/CurrentPassword'
import { CopyLanguageButton as CopyLanguageButton_69bb1debd4a1eb3c5bc30ca30f1e5c64 } from '@/admin/copy-language/CopyLanguage'
import { Icon as Icon_40e1e762141bc86e9d557d32dfdbab66 } from '@/admin/brand/Icon'
import { Logo as Logo_63b9636160eb5368603ae8c735841b4e } from '@/admin/brand/Logo'
import { LoginScene as LoginScene_69513bb540aeec63c1f98e9a9cddff3a } from '@/admin/brand/LoginScene'
import { LoginHelp as LoginHelp_9a814b66dafde5029c5766820ca160cc } from '@/admin/brand/LoginHelp'
import { LanguageFollower as LanguageFollower_9909300c1925d0ef87f44d0fe405e3f0 } from '@/admin/LanguageFollower'
import { FieldOpener as FieldOpener_78b61dc407761c72f5b7d11ae2fced9c } from '@/admin/FieldOpener'
import { EnglishMessages as EnglishMessages_cc69a2f166081fb47076877ad5c782c8 } from '@/admin/EnglishMessages'
import { RowOpener as RowOpener_daa6fb3bc921cd8436e6dc06f6d37e44 } from '@/admin/RowOpener'
import { VersionDates as VersionDates_1ee855e03c347de72f04b43515bda17b } from '@/admin/dates/VersionDates'
import { BackToLists as BackToLists_d8b4d4c18a3585be49b9f44be16c5d8d } from '@/admin/BackToLists'
import { EscapeFirst as EscapeFirst_7af21135e119a8f379c68d183d28d3bd } from '@/admin/EscapeFirst'
import { Dashboard as Dashboard_0d6625b7f13ee764fd23a0cf2428adda } from '@/admin/dashboard/Dashboard'
import { VisitsView as VisitsView_8f91366667bc09229344b4a0e2c43af9 } from '@/admin/visits/VisitsView'
import { PrivacyView as PrivacyView_30e325d2c4dc86eb3d45af03b2c768cf } from '@/admin/privacy/PrivacyView'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "@/admin/leads/LeadPage#LeadPage": LeadPage_de66c5ccb52bce231401566ebee48eb8,
  "@/admin/leads/cells#AgeCell": AgeCell_d3cbaaa4ea3864d7690b2a4d1dc44776,
  "@/admin/leads/cells#LeadNameCell": LeadNameCell_d3cbaaa4ea3864d7690b2a4d1dc44776,
  "@/admin/leads/Unshown#Unshown": Unshown_f40afb85b099ff4955bd232a990204da,
  "@/admin/leads/cells#SubjectCell": SubjectCell_d3cbaaa4ea3864d7690b2a4d1dc44776,
  "@/admin/cells/RelationCell#RelationCell": RelationCell_6fe7f5a42bc60dff761ab4438f4ed525,
  "@/admin/cells/DateCell#DateCell": DateCell_68dddb45aa2fd86ac1aea55a7106c189,
  "@/admin/dates/DateDiff#DateDiff": DateDiff_85e6435cd93e17e9d9e923b2f4958a75,
  "@/admin/leads/cells#AssigneeCell": AssigneeCell_d3cbaaa4ea3864d7690b2a4d1dc44776,
  "@/admin/leads/AssigneeField#AssigneeField": AssigneeField_1f000b147aedcb05e4ff3b231b9f996f,
  "@/admin/leads/cells#AgencyCell": AgencyCell_d3cbaaa4ea3864d7690b2a4d1dc44776,
  "@/admin/leads/LeadListTop#LeadListTop": LeadListTop_15b404428409d1c41d7ec119703bbdfe,
  "@/admin/dates/LastSaved#LastSaved": LastSaved_fc5f55b7f7031c36683722d3c064cae4,
  "@/admin/saving/SaveGuard#SaveGuard": SaveGuard_119e1e94dd4ffee6982eaf97cf0f2460,
  "@/admin/saving/Status#Status": Status_10f9c6a89528d9ca9f9def998be16cf3,
  "@/admin/alerts/WishField#WishField": WishField_7d29f984b2bec95af1abf0a5677c0f1d,
  "@/admin/dates/DateField#DateField": DateField_c06a959f8213b158eafbb634532a840c,
  "@/admin/alerts/SubscriptionListTop#SubscriptionListTop": SubscriptionListTop_337f192d3fc095a6a7e74369e907d08a,
  "@/admin/visits/TimeField#TimeField": TimeField_91648166ff43a71f2ac8c646abb5478e,
  "@/admin/rows/RowName#RowName": RowName_d25d4505d203633a96c18fcb40bb4481,
  "@/admin/visits/CalendarAddresses#CalendarAddresses": CalendarAddresses_4cfc53894f6b60410aac1d195a5f5d92,
  "@/admin/stored/StoredJson#StoredJson": StoredJson_51abc27f4b736180299d612b23a30967,
  "@/admin/visits/HoursListTop#HoursListTop": HoursListTop_b17a00794eed6cfaef5f75393da67d98,
  "@/admin/owners/AccountField#AccountField": AccountField_7aacdd804df996d2fcab51e3df27364b,
  "@/admin/owners/OwnerListTop#OwnerListTop": OwnerListTop_e4bade3d6bce4e652196d171ab505045,
  "@/admin/mails/SendAgain#SendAgain": SendAgain_b753299da736a6a5268153013307a856,
  "@/admin/mails/MailHtml#MailHtml": MailHtml_4320fd3ff12567b7d60675b606716a00,
  "@/admin/fallback/TextElsewhere#TextareaElsewhere": TextareaElsewhere_d54a71e50948da0a660fbf0a71485dfa,
  "@/admin/copy-language/CopyLanguage#CopyLanguage": CopyLanguage_69bb1debd4a1eb3c5bc30ca30f1e5c64,
  "@/admin/bin/BinCell#BinCell": BinCell_ef58af7ae970f5154e6c6c3faadd349e,
  "@/admin/bin/BinField#BinField": BinField_0f092d5f804ff9c3c4b0fba2767de69a,
  "@/admin/fallback/NameAbove#NameAbove": NameAbove_c017eb1be1071fc78500238f8e3529cd,
  "@/admin/cells/LanguagesCell#LanguagesCell": LanguagesCell_57bbeea30bd08ce2697bbe56bf2d7b65,
  "@/admin/MissingMentions#MissingMentions": MissingMentions_e1251bbc5e488c20973cd34febbe7e87,
  "@/admin/feed/FeedField#FeedField": FeedField_e1e1b5fbbb30f62c250547a758c2c488,
  "@/admin/feed/ImportNotice#ImportNotice": ImportNotice_ac8c91c257d6aca805380bb9f8e7fcb0,
  "@/admin/fallback/TextElsewhere#TextElsewhere": TextElsewhere_d54a71e50948da0a660fbf0a71485dfa,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "@/admin/rich-text/PreviewingFeature#PreviewingFeatureClient": PreviewingFeatureClient_8b30351d8946930cfe1cb7e119f573ee,
  "@/admin/rich-text/PastingFeature#PastingFeatureClient": PastingFeatureClient_154c8dc7b068b19adddb8f5a9405544f,
  "@payloadcms/richtext-lexical/client#InlineToolbarFeatureClient": InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#FixedToolbarFeatureClient": FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#IndentFeatureClient": IndentFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@/admin/cells/MoneyCell#MoneyCell": MoneyCell_4b208506eb4aab2f06be172d298c41ff,
  "@/admin/cells/ThumbnailCell#ThumbnailCell": ThumbnailCell_379103a9e80c14d65d45b86c5a26634d,
  "@/admin/owners/SeenBy#SeenBy": SeenBy_232f14968f56d8ec03d47e7ab8fb601d,
  "@/admin/statistics/ListingStatistics#ListingStatistics": ListingStatistics_485f101236a230c29a2b2b7eaf256241,
  "@/admin/statistics/ListingHistory#ListingHistory": ListingHistory_2a3e7c841b06ebdd8d3382fe8c5a41ce,
  "@/admin/bin/BinNote#BinNote": BinNote_59499e8d90d3b52172a338396b962590,
  "@/admin/NeverPublished#NeverPublished": NeverPublished_7049d286f7eef5767e2103563cb46194,
  "@/admin/dates/ScheduleDate#ScheduleDate": ScheduleDate_9eb05ae41066905b50ad15ab5ca87fdf,
  "@/admin/on-site/OnSite#OnSite": OnSite_958086fdd84ec8568cefb5f4436a6b78,
  "@/admin/saving/LeaveUntouched#LeaveUntouched": LeaveUntouched_5663d96714cc4434375997cc43b4aa19,
  "@/admin/saving/Unpublish#Unpublish": Unpublish_ac3c68af4fd713c0cc9557492615fd5b,
  "@/admin/cells/NameCell#NameCell": NameCell_c6b4eb630cc886652e7bf5f22db83bed,
  "@/admin/UploadHelp#UploadHelp": UploadHelp_f5df28e51b4084df76e149a5ad13c21b,
  "@payloadcms/richtext-lexical/client#BlocksFeatureClient": BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#TableFeatureClient": TableFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UploadFeatureClient": UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HorizontalRuleFeatureClient": HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlockquoteFeatureClient": BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#StrikethroughFeatureClient": StrikethroughFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnderlineFeatureClient": UnderlineFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@/admin/fallback/FormattedElsewhere#FormattedElsewhere": FormattedElsewhere_98b87175f5f5b8740091ef7565199170,
  "@/admin/rows/RowName#ModuleName": ModuleName_d25d4505d203633a96c18fcb40bb4481,
  "@/admin/SeoPreview#SeoPreview": SeoPreview_998196272e8a4b5c0816641765ef473f,
  "@/admin/pages-tree/PagesList#PagesList": PagesList_73471cab0f997e88522107c4751725da,
  "@/admin/testimonials/SentWords#SentWords": SentWords_9f65c99e636327bb9355dcc1d046a7be,
  "@/admin/agencies/MissingAgencyMentions#MissingAgencyMentions": MissingAgencyMentions_4db37b93cef260833a04f9f9c9a0353b,
  "@/admin/redirects/RedirectState#RedirectState": RedirectState_1e4b0dcdb43bc55d5a16da5954a16f7a,
  "@/admin/redirects/RedirectState#RedirectStateCell": RedirectStateCell_1e4b0dcdb43bc55d5a16da5954a16f7a,
  "@/admin/redirects/RedirectListTop#RedirectListTop": RedirectListTop_64e2a29f43e9b65aa514c7df75238183,
  "@/admin/redirects/MissedSteps#MissedSteps": MissedSteps_955f4e851cd5fbc10e3177ff80f1e715,
  "@/admin/redirects/MissedSteps#MissedStepsCell": MissedStepsCell_955f4e851cd5fbc10e3177ff80f1e715,
  "@/admin/redirects/MissedSteps#HostCell": HostCell_955f4e851cd5fbc10e3177ff80f1e715,
  "@/admin/redirects/MissedListTop#MissedListTop": MissedListTop_876447cdad4e45c167dc5f82adf107a0,
  "@/admin/import-run/ImportCounts#ImportCountsCell": ImportCountsCell_ed346b56b416bc57092f22bd210d6a54,
  "@/admin/import-run/ImportCounts#ImportCounts": ImportCounts_ed346b56b416bc57092f22bd210d6a54,
  "@/admin/import-run/ImportLines#ImportLines": ImportLines_560ee25b690954cd6bd1259b31cc13b6,
  "@/admin/CurrentPassword#CurrentPassword": CurrentPassword_ecfa0325921e59557bef1686af98525d,
  "@/admin/copy-language/CopyLanguage#CopyLanguageButton": CopyLanguageButton_69bb1debd4a1eb3c5bc30ca30f1e5c64,
  "@/admin/brand/Icon#Icon": Icon_40e1e762141bc86e9d557d32dfdbab66,
  "@/admin/brand/Logo#Logo": Logo_63b9636160eb5368603ae8c735841b4e,
  "@/admin/brand/LoginScene#LoginScene": LoginScene_69513bb540aeec63c1f98e9a9cddff3a,
  "@/admin/brand/LoginHelp#LoginHelp": LoginHelp_9a814b66dafde5029c5766820ca160cc,
  "@/admin/LanguageFollower#LanguageFollower": LanguageFollower_9909300c1925d0ef87f44d0fe405e3f0,
  "@/admin/FieldOpener#FieldOpener": FieldOpener_78b61dc407761c72f5b7d11ae2fced9c,
  "@/admin/EnglishMessages#EnglishMessages": EnglishMessages_cc69a2f166081fb47076877ad5c782c8,
  "@/admin/RowOpener#RowOpener": RowOpener_daa6fb3bc921cd8436e6dc06f6d37e44,
  "@/admin/dates/VersionDates#VersionDates": VersionDates_1ee855e03c347de72f04b43515bda17b,
  "@/admin/BackToLists#BackToLists": BackToLists_d8b4d4c18a3585be49b9f44be16c5d8d,
  "@/admin/EscapeFirst#EscapeFirst": EscapeFirst_7af21135e119a8f379c68d183d28d3bd,
  "@/admin/dashboard/Dashboard#Dashboard": Dashboard_0d6625b7f13ee764fd23a0cf2428adda,
  "@/admin/visits/VisitsView#VisitsView": VisitsView_8f91366667bc09229344b4a0e2c43af9,
  "@/admin/privacy/PrivacyView#PrivacyView": PrivacyView_30e325d2c4dc86eb3d45af03b2c768cf,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
