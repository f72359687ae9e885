-- The release dates and prices of the consoles, by region.
-- Ids and times are fixed, and each insert skips existing rows, so a second run changes nothing.

insert into public.console_releases (
  created_at, updated_at, id, console_id, region, released, price, price_to, currency, launch_games, launch_colours, note
)
select
  '2025-01-01T00:00:00Z', '2025-01-01T00:00:00Z', row.id::uuid, row.console_id::uuid, row.region, row.released,
  row.price::double precision, row.price_to::double precision, row.currency, row.launch_games::text[],
  row.launch_colours::text[], row.note
from (values
  -- Game Boy
  ('ae755a8a-6c22-4dc4-6e29-2d6f6f2400a2', 'a0000000-0000-4000-8000-000000000001', 'jp', '1989-04-21', 12500, null, 'JPY', array['Super Mario Land', 'Alleyway', 'Baseball', 'Yakuman'], array['grey'], null),
  ('cddd926f-7950-202f-7d8f-3a8f500f1775', 'a0000000-0000-4000-8000-000000000001', 'na', '1989-07-31', 89.99, null, 'USD', array['Tetris', 'Super Mario Land', 'Alleyway', 'Baseball', 'Tennis'], array['grey'], null),
  ('f6f350a2-af58-72b0-aee7-c4fc79bdad8a', 'a0000000-0000-4000-8000-000000000001', 'uk', null, 69.99, null, 'GBP', null, null, null),
  ('8b391336-4db1-7a02-d236-00845374883d', 'a0000000-0000-4000-8000-000000000001', 'eu', '1990-09-28', 169, null, 'DEM', array['Tetris', 'Super Mario Land', 'Alleyway', 'Baseball'], array['grey'], null),
  ('445b9c9b-39c8-adf6-731a-c81dd8c32691', 'a0000000-0000-4000-8000-000000000001', 'kr', '1990-11', null, null, null, null, null, null),
  -- Game Boy Pocket
  ('63105087-0989-cdf0-d853-42532608aad8', 'a0000000-0000-4000-8000-000000000002', 'jp', '1996-07-21', 6800, null, 'JPY', array['Mole Mania (Moguranya)'], array['grey', 'red', 'yellow', 'green', 'black'], null),
  ('56c608ab-28bf-f9d0-a56d-7b22e4e47434', 'a0000000-0000-4000-8000-000000000002', 'na', '1996-09-02', 69.99, null, 'USD', null, array['silver'], null),
  ('2db5c8d3-2f50-452e-63d2-1b480cdc1c8c', 'a0000000-0000-4000-8000-000000000002', 'uk', null, 49.99, null, 'GBP', null, null, null),
  ('d6673722-4707-a124-e18a-888dea9eaf33', 'a0000000-0000-4000-8000-000000000002', 'eu', null, null, null, null, null, array['silver'], null),
  -- Game Boy Light
  ('6cb41ad1-5ba7-3e86-c263-fdf9689f5c27', 'a0000000-0000-4000-8000-000000000003', 'jp', '1998-04-14', 6800, null, 'JPY', null, array['gold', 'silver'], null),
  -- Game Boy Color
  ('0d431402-efc8-efe0-a527-1aa2c2be1ed6', 'a0000000-0000-4000-8000-000000000004', 'jp', '1998-10-21', 8900, null, 'JPY', array['Tetris DX', 'Wario Land II'], array['red', 'purple', 'yellow', 'blue', 'clear purple', 'clear'], null),
  ('322786b2-199b-6f88-ed35-311785839e9a', 'a0000000-0000-4000-8000-000000000004', 'na', '1998-11-18', 79.95, null, 'USD', array['Tetris DX', 'Game & Watch Gallery 2', 'Pocket Bomberman', 'Centipede'], array['Grape', 'Berry', 'Kiwi', 'Dandelion', 'Teal', 'Atomic Purple'], null),
  ('619e7d9f-f6c4-6db6-f5a7-810b6fa0b1e3', 'a0000000-0000-4000-8000-000000000004', 'eu', '1998-11-23', null, null, null, null, array['lilac', 'transparent lilac', 'cherry red', 'kiwi green', 'yellow', 'turquoise'], null),
  ('d1cb47cb-60c8-1f07-d200-cf97802dbeab', 'a0000000-0000-4000-8000-000000000004', 'au', '1998-11-27', null, null, null, null, null, null),
  ('5efc7a6a-ffdd-c70f-a32f-398d110d6eaf', 'a0000000-0000-4000-8000-000000000004', 'kr', '2000-12-20', null, null, null, null, null, null),
  -- Game Boy Advance
  ('33eab6e8-c84f-04c4-89ec-5fceae28dc4d', 'a0000000-0000-4000-8000-000000000005', 'jp', '2001-03-21', 9800, null, 'JPY', array['Super Mario Advance', 'Kuru Kuru Kururin', 'ChuChu Rocket!'], array['violet (Indigo)', 'white (Arctic)', 'milky blue (Glacier)'], null),
  ('57be3be8-cb85-3647-d38b-c24be4942b23', 'a0000000-0000-4000-8000-000000000005', 'na', '2001-06-11', 99.99, null, 'USD', array['Super Mario Advance', 'F-Zero: Maximum Velocity', 'ChuChu Rocket!', 'Rayman Advance'], array['Arctic', 'Glacier', 'Indigo'], null),
  ('fa51e6cf-0a01-9a93-9cb7-03a8a0443c97', 'a0000000-0000-4000-8000-000000000005', 'eu', '2001-06-22', 250000, null, 'ITL', array['Super Mario Advance', 'F-Zero: Maximum Velocity', 'Rayman Advance', 'Castlevania: Circle of the Moon'], null, null),
  ('1202ae41-1570-ba75-6208-6c01319d9026', 'a0000000-0000-4000-8000-000000000005', 'au', '2001-06-22', null, null, null, null, array['Smokey Black as fourth colour'], null),
  ('8ccbf9ba-c9b2-a869-4174-afbde33f2cbe', 'a0000000-0000-4000-8000-000000000005', 'cn', '2004-06-08', null, null, null, null, null, null),
  -- Game Boy Advance SP
  ('ac0baa2d-1156-e82a-2a4f-c8c60a5d52a0', 'a0000000-0000-4000-8000-000000000006', 'jp', '2003-02-14', 12500, null, 'JPY', array['Final Fantasy Tactics Advance'], array['silver', 'blue', 'black'], null),
  ('21324fca-c2d8-428e-c03e-054ca37b17ce', 'a0000000-0000-4000-8000-000000000006', 'na', '2003-03-23', 99.99, null, 'USD', null, array['Platinum', 'Cobalt'], null),
  ('36cb05da-1c31-0a82-6636-6cb6c3dc4c02', 'a0000000-0000-4000-8000-000000000006', 'eu', '2003-03-28', 129, 139, 'EUR', null, array['silver', 'black', 'blue'], null),
  -- Game Boy Micro
  ('5f7f940a-7fde-7eb6-7cc6-cfeab91e3a48', 'a0000000-0000-4000-8000-000000000007', 'jp', '2005-09-13', 12000, null, 'JPY', null, array['silver', 'black', 'blue', 'purple', 'Famicom version'], null),
  ('d136688e-b75c-4e3d-886b-08fcc8f092d0', 'a0000000-0000-4000-8000-000000000007', 'na', '2005-09-19', 99.99, null, 'USD', null, array['silver', 'black'], null),
  ('f3827f71-56c1-04ed-42ab-3951d4cf36db', 'a0000000-0000-4000-8000-000000000007', 'uk', null, 69.99, null, 'GBP', null, null, null),
  ('1bc8f720-a0e7-1cf8-ec39-efb3f8682a80', 'a0000000-0000-4000-8000-000000000007', 'eu', '2005-11-04', null, null, null, null, array['silver', 'green', 'blue', 'pink'], null),
  ('7abd33ef-6be2-52e3-99a3-992f3ca30392', 'a0000000-0000-4000-8000-000000000007', 'au', '2005-11-03', null, null, null, null, array['silver', 'black', 'blue', 'red', 'pink'], null),
  ('a5f0b86d-b085-5a57-6a9a-d9a92cb8bb8f', 'a0000000-0000-4000-8000-000000000007', 'kr', '2005-12-20', null, null, null, null, null, null),
  ('dce13fff-3750-8932-5e19-3bb0da3fed5e', 'a0000000-0000-4000-8000-000000000007', 'cn', '2005-10-01', null, null, null, null, null, null),
  -- Nintendo DS
  ('8c2360c1-a23c-5453-990c-ad1d274360ce', 'a0000000-0000-4000-8000-000000000008', 'jp', '2004-12-02', 15000, null, 'JPY', array['Super Mario 64 DS', 'Pokémon Dash', 'Daigasso! Band Brothers', 'Sawaru Made in Wario'], array['silver'], null),
  ('af414f8f-f43f-a314-96c9-46cefc030558', 'a0000000-0000-4000-8000-000000000008', 'na', '2004-11-21', 149.99, null, 'USD', array['Super Mario 64 DS', 'Feel the Magic: XY/XX', 'Spider-Man 2', 'Asphalt Urban GT'], array['silver'], null),
  ('21d25384-45c4-2a0c-90be-48c053860ba0', 'a0000000-0000-4000-8000-000000000008', 'uk', null, 99, null, 'GBP', null, null, null),
  ('4fe39986-9d42-19c3-39d9-e5853ec0a95a', 'a0000000-0000-4000-8000-000000000008', 'eu', '2005-03-11', 149, null, 'EUR', array['Super Mario 64 DS', 'Rayman DS'], array['silver'], null),
  ('b8e73026-4f96-846d-840e-133e549fe359', 'a0000000-0000-4000-8000-000000000008', 'au', '2005-02-24', 199.95, null, 'AUD', array['Super Mario 64 DS', 'WarioWare: Touched!'], null, null),
  ('a202b60e-965b-afdb-12ba-3282010e904c', 'a0000000-0000-4000-8000-000000000008', 'kr', '2004-12-29', null, null, null, null, null, null),
  ('cb835ea6-2783-7985-9a28-bfe02a1498e3', 'a0000000-0000-4000-8000-000000000008', 'cn', '2005-07', null, null, null, null, null, null),
  -- Nintendo DS Lite
  ('2b791bb5-288f-d91c-ae1d-76abba2c6d05', 'a0000000-0000-4000-8000-000000000009', 'jp', '2006-03-02', 16800, null, 'JPY', null, array['Crystal White'], null),
  ('928a9645-08c9-ca61-66a8-a3dfd2151c64', 'a0000000-0000-4000-8000-000000000009', 'na', '2006-06-11', 129.99, null, 'USD', null, array['Polar White'], null),
  ('fcbc1f49-8e0a-9409-5eb7-01dd3e02a848', 'a0000000-0000-4000-8000-000000000009', 'uk', null, 99.99, null, 'GBP', null, null, null),
  ('f3bd9bca-aafa-63e8-a3a3-39b870106d5b', 'a0000000-0000-4000-8000-000000000009', 'eu', '2006-06-23', 149.99, null, 'EUR', array['Tetris DS', 'Metroid Prime: Hunters'], array['white', 'black'], null),
  ('ecd8f8c3-f58b-fe00-ef34-cadd2205fa9f', 'a0000000-0000-4000-8000-000000000009', 'au', '2006-06-01', 199.95, null, 'AUD', null, array['Polar White'], null),
  ('138eb43d-40ce-789a-ef0d-64e8a08131be', 'a0000000-0000-4000-8000-000000000009', 'kr', '2007-01-18', null, null, null, null, null, null),
  -- Nintendo DSi
  ('e79bde1c-c780-e499-d503-c603bf4b6159', 'a0000000-0000-4000-8000-000000000010', 'jp', '2008-11-01', 18900, null, 'JPY', null, array['white', 'black'], null),
  ('4721258b-af90-4edd-58d6-18becfe123ea', 'a0000000-0000-4000-8000-000000000010', 'na', '2009-04-05', 169.99, null, 'USD', array['Rhythm Heaven'], array['blue', 'black'], null),
  ('fa89929b-cf0b-8c6e-8b31-3bfd54abb255', 'a0000000-0000-4000-8000-000000000010', 'uk', null, 149.99, null, 'GBP', null, null, null),
  ('cc1fc01d-5ffc-bf52-7422-f439ad3179fb', 'a0000000-0000-4000-8000-000000000010', 'eu', '2009-04-03', 170, null, 'EUR', null, array['black', 'white'], null),
  ('bee60291-1d88-c461-db74-480182fe020b', 'a0000000-0000-4000-8000-000000000010', 'au', '2009-04-02', null, null, null, null, array['black', 'white'], null),
  ('44094db3-7950-b9b3-398c-c844f427b2d3', 'a0000000-0000-4000-8000-000000000010', 'kr', '2010-04-15', null, null, null, null, null, null),
  -- Nintendo DSi XL
  ('8b1b9ad4-28b0-e13d-6d43-51bd148c4926', 'a0000000-0000-4000-8000-000000000011', 'jp', '2009-11-21', 20000, null, 'JPY', array['three built-in titles, two of them brain training'], array['wine red', 'dark brown', 'natural white'], null),
  ('7a89ad0d-3430-0c8f-2451-46634be99743', 'a0000000-0000-4000-8000-000000000011', 'na', '2010-03-28', 189.99, null, 'USD', null, array['Burgundy', 'Bronze'], null),
  ('b8bbfef5-f695-9220-7af2-eacaa173eedc', 'a0000000-0000-4000-8000-000000000011', 'eu', '2010-03-05', null, null, null, array['A Little Bit of... Dr Kawashima’s Brain Training: Arts Edition (built in)', 'Dictionary 6 in 1 with Camera Function (built in)'], array['wine red', 'dark brown'], null),
  ('0efb9248-678d-a989-3e80-371c5d055714', 'a0000000-0000-4000-8000-000000000011', 'au', '2010-04-15', null, null, null, null, null, null),
  -- Nintendo 3DS
  ('f58736bb-7a28-e78b-484e-947821caadc8', 'a0000000-0000-4000-8000-000000000012', 'jp', '2011-02-26', 25000, null, 'JPY', array['Professor Layton and the Mask of Miracle', 'Samurai Warriors: Chronicles', 'nintendogs + cats', 'Super Street Fighter IV 3D Edition'], array['Aqua Blue', 'Cosmo Black'], null),
  ('9c4420e4-7fac-b77d-99dc-cfb9ebc3e447', 'a0000000-0000-4000-8000-000000000012', 'na', '2011-03-27', 249.99, null, 'USD', array['Pilotwings Resort', 'Steel Diver', 'nintendogs + cats', 'Super Street Fighter IV 3D Edition'], array['Aqua Blue', 'Cosmo Black'], null),
  ('ab0fa855-f5c2-a793-04f4-a908898ee8fa', 'a0000000-0000-4000-8000-000000000012', 'uk', null, 219.99, 229.99, 'GBP', null, null, null),
  ('4da8b9d1-f450-739c-88bf-4040dd299bb0', 'a0000000-0000-4000-8000-000000000012', 'eu', '2011-03-25', null, null, null, array['nintendogs + cats', 'Super Street Fighter IV 3D Edition', 'Pilotwings Resort'], array['Aqua Blue', 'Cosmo Black'], null),
  ('b47ba37a-1334-d7e9-6a72-0b6e1c1dddae', 'a0000000-0000-4000-8000-000000000012', 'au', '2011-03-31', 349.95, null, 'AUD', array['nintendogs + cats', 'Super Street Fighter IV 3D Edition', 'Pro Evolution Soccer 2011 3D', 'Super Monkey Ball 3D'], null, null),
  ('b10ccb95-bc34-a23b-8205-d23264d213d2', 'a0000000-0000-4000-8000-000000000012', 'kr', '2012-04-28', null, null, null, null, array['Cobalt Blue', 'Misty Pink', 'Cosmo Black'], null),
  -- Nintendo 3DS XL
  ('f530b832-0409-ae9b-cee0-5e738d09c2e5', 'a0000000-0000-4000-8000-000000000013', 'jp', '2012-07-28', 18900, null, 'JPY', array['New Super Mario Bros. 2'], array['white', 'red and black', 'silver and black'], null),
  ('396b19bb-a8e3-2d7f-f670-ba4c26718bde', 'a0000000-0000-4000-8000-000000000013', 'na', '2012-08-19', 199.99, null, 'USD', array['New Super Mario Bros. 2'], array['red and black', 'blue and black'], null),
  ('8e06f586-42b2-95bb-4373-8d0cf109ef7d', 'a0000000-0000-4000-8000-000000000013', 'eu', '2012-07-28', null, null, null, null, array['red and black', 'blue and black', 'silver and black'], null),
  ('1258ca52-665e-1389-2fd4-3cd7a9a60e23', 'a0000000-0000-4000-8000-000000000013', 'au', '2012-08-23', 249.95, null, 'AUD', null, null, null),
  ('3b11d46b-da2c-cd92-cdb7-87f77b0edfbb', 'a0000000-0000-4000-8000-000000000013', 'kr', '2012-09-20', null, null, null, null, null, null),
  -- Nintendo 2DS
  ('e517ff13-2621-0834-d9fc-58ec1a9d1eff', 'a0000000-0000-4000-8000-000000000014', 'jp', '2016-02-27', 9800, null, 'JPY', array['Pokémon Red, Green, Blue or Yellow (built in)'], array['blue', 'red', 'clear black', 'pink', 'lavender'], null),
  ('754703ce-cc13-98fd-e498-83daaedff19b', 'a0000000-0000-4000-8000-000000000014', 'na', '2013-10-12', 129.99, null, 'USD', array['Pokémon X', 'Pokémon Y'], array['red', 'blue'], null),
  ('07af0af8-cfec-9111-bd59-332b0e5bcb51', 'a0000000-0000-4000-8000-000000000014', 'uk', null, 109.99, null, 'GBP', null, null, null),
  ('d2f05cd9-ddae-a7f7-9fc4-cb18cc2e7f35', 'a0000000-0000-4000-8000-000000000014', 'eu', '2013-10-12', 129.9, null, 'EUR', array['Pokémon X', 'Pokémon Y'], array['white and red', 'black and blue'], null),
  ('56cc93d8-7043-bf43-0b85-1c09f2a2d600', 'a0000000-0000-4000-8000-000000000014', 'au', '2013-10-12', 149.95, null, 'AUD', null, null, null),
  ('e449144e-913b-357c-140a-06ed6746449c', 'a0000000-0000-4000-8000-000000000014', 'kr', '2013-12-07', null, null, null, null, null, null),
  -- New Nintendo 3DS
  ('9f371fb2-aa56-14cb-babc-daccc2039044', 'a0000000-0000-4000-8000-000000000015', 'jp', '2014-10-11', 16000, null, 'JPY', null, array['white', 'black'], null),
  ('87e5e2c6-1f54-9e54-c10f-c513fd1a3641', 'a0000000-0000-4000-8000-000000000015', 'na', '2015-09-25', 219.99, null, 'USD', array['Animal Crossing: Happy Home Designer (bundle)'], null, null),
  ('497e8901-84b2-9e43-239c-54803b21b09a', 'a0000000-0000-4000-8000-000000000015', 'eu', '2015-02-13', null, null, null, null, array['white'], null),
  ('3099a296-88ec-922c-4e8d-f4f611aaad0c', 'a0000000-0000-4000-8000-000000000015', 'au', '2014-11-21', 219.95, null, 'AUD', null, null, null),
  -- New Nintendo 3DS XL
  ('d8ba8d4b-3540-e91f-246c-ed6f1adab1ba', 'a0000000-0000-4000-8000-000000000016', 'jp', '2014-10-11', 18800, null, 'JPY', null, null, null),
  ('309f759b-8f7d-e7c2-99dc-930dd778be14', 'a0000000-0000-4000-8000-000000000016', 'na', '2015-02-13', 199.99, null, 'USD', array['The Legend of Zelda: Majora’s Mask 3D', 'Monster Hunter 4 Ultimate'], null, null),
  ('01d5c735-5ed8-87b1-eef3-83e44ec12175', 'a0000000-0000-4000-8000-000000000016', 'eu', '2015-02-13', null, null, null, null, null, null),
  ('d75b7686-9e42-381f-4b36-999a91e5159c', 'a0000000-0000-4000-8000-000000000016', 'au', '2014-11-21', 249.95, null, 'AUD', null, array['Metallic Blue'], null),
  -- New Nintendo 2DS XL
  ('7f949618-c7c0-c4fe-06fa-5f6c703a5577', 'a0000000-0000-4000-8000-000000000017', 'jp', '2017-07-13', 14980, null, 'JPY', null, array['black and turquoise', 'white and orange'], null),
  ('a2f0ccc5-52b8-9d5d-763a-fd834028ae63', 'a0000000-0000-4000-8000-000000000017', 'na', '2017-07-28', 149.99, null, 'USD', array['Hey! Pikmin', 'Miitopia'], array['black and turquoise', 'white and orange'], null),
  ('3c68f18b-db8f-a11c-d4e2-7ac2201e6e9c', 'a0000000-0000-4000-8000-000000000017', 'eu', '2017-07-28', 159.99, null, 'EUR', null, array['black and turquoise', 'white and orange'], null),
  ('07341b61-e830-fbfb-15c8-31d41b5e0b27', 'a0000000-0000-4000-8000-000000000017', 'au', '2017-06-15', 199.95, null, 'AUD', null, null, null),
  -- Nintendo Switch
  ('b054a63a-97e9-96e3-f309-363985c37a18', 'a0000000-0000-4000-8000-000000000018', 'jp', '2017-03-03', 29980, null, 'JPY', array['The Legend of Zelda: Breath of the Wild', '1-2-Switch'], array['grey Joy-Con', 'neon red and neon blue Joy-Con'], null),
  ('5dc75acd-5f0b-3c79-92f6-0acd8954201e', 'a0000000-0000-4000-8000-000000000018', 'na', '2017-03-03', 299.99, null, 'USD', array['The Legend of Zelda: Breath of the Wild', '1-2-Switch'], array['grey Joy-Con', 'neon red and neon blue Joy-Con'], null),
  ('742260be-72ab-2c23-091b-b522352a45de', 'a0000000-0000-4000-8000-000000000018', 'uk', null, 279.99, null, 'GBP', null, null, null),
  ('6501db9d-9637-50ee-b0ed-0031f7c6d807', 'a0000000-0000-4000-8000-000000000018', 'eu', '2017-03-03', 329.99, null, 'EUR', array['The Legend of Zelda: Breath of the Wild', '1-2-Switch'], array['grey Joy-Con', 'neon red and neon blue Joy-Con'], null),
  ('de5b9743-85b2-5b6d-7571-3b55c6700ebc', 'a0000000-0000-4000-8000-000000000018', 'au', '2017-03-03', 469.95, null, 'AUD', null, null, null),
  ('59584170-c251-b16f-b838-87c0f5309765', 'a0000000-0000-4000-8000-000000000018', 'kr', '2017-12-01', 360000, null, 'KRW', array['Super Mario Odyssey', 'Skyrim', 'Splatoon 2'], null, null),
  ('ff13feb8-9176-e58c-6d39-f649a87acadf', 'a0000000-0000-4000-8000-000000000018', 'cn', '2019-12-10', 2099, null, 'CNY', array['New Super Mario Bros. U Deluxe'], null, null),
  ('ae3ac68c-82c7-30fa-98cd-ba3d31d39003', 'a0000000-0000-4000-8000-000000000018', 'tw', null, 9780, null, 'TWD', null, null, null),
  -- Nintendo Switch Lite
  ('9bb69873-dcf2-3ea8-d377-69a3c69d6a65', 'a0000000-0000-4000-8000-000000000019', 'jp', '2019-09-20', 19980, null, 'JPY', array['The Legend of Zelda: Link’s Awakening'], array['yellow', 'grey', 'turquoise'], null),
  ('a2325b6f-3716-e383-d9f3-553e3057d4aa', 'a0000000-0000-4000-8000-000000000019', 'na', '2019-09-20', 199.99, null, 'USD', array['The Legend of Zelda: Link’s Awakening'], array['yellow', 'grey', 'turquoise'], null),
  ('4ed78af9-57e6-2dfa-5bb5-86a57af9b48f', 'a0000000-0000-4000-8000-000000000019', 'uk', null, 199.99, null, 'GBP', null, null, null),
  ('667a1cbe-b5b1-913a-3815-4c5efb2c858a', 'a0000000-0000-4000-8000-000000000019', 'eu', '2019-09-20', 229.99, null, 'EUR', array['The Legend of Zelda: Link’s Awakening'], array['yellow', 'grey', 'turquoise'], null),
  ('4d768a04-2491-3e95-5212-40c84d0dcd8a', 'a0000000-0000-4000-8000-000000000019', 'au', '2019-09-20', 329.95, null, 'AUD', null, null, null)
) as row (id, console_id, region, released, price, price_to, currency, launch_games, launch_colours, note)
on conflict do nothing;
